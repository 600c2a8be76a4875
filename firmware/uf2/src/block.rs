//! One block of a UF2 file: 512 bytes that carry 256.

/// Bytes of the image in a block: a page of the flash.
pub const PAGE: usize = 256;
/// Bytes of a block.
pub const BLOCK: usize = 512;

const MAGIC_START: [u32; 2] = [0x0a32_4655, 0x9e5d_5157];
const MAGIC_END: u32 = 0x0ab1_6f30;
/// Flag: the last word of the header is a family.
const FLAG_FAMILY: u32 = 0x2000;
/// Family of the RP2040.
pub const FAMILY: u32 = 0xe48b_ff56;

/// Returns the block that writes `page` at `address`, as number `number` of `count`.
pub fn block(address: u32, page: &[u8; PAGE], number: u32, count: u32) -> [u8; BLOCK] {
    let head = [MAGIC_START[0], MAGIC_START[1], FLAG_FAMILY, address, PAGE as u32, number, count, FAMILY]
        .map(u32::to_le_bytes);
    let mut block = [0; BLOCK];
    block[..32].copy_from_slice(head.as_flattened());
    block[32..32 + PAGE].copy_from_slice(page);
    block[BLOCK - 4..].copy_from_slice(&MAGIC_END.to_le_bytes());
    block
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_laid_out_as_the_format_says() {
        let page: [u8; PAGE] = std::array::from_fn(|place| place as u8);
        let block = block(0x1000_1200, &page, 3, 7);
        let word = |at: usize| u32::from_le_bytes(block[at..at + 4].try_into().unwrap());
        assert_eq!(&block[..4], b"UF2\n");
        assert_eq!(word(4), 0x9e5d_5157);
        assert_eq!(word(8), 0x0000_2000);
        assert_eq!(word(12), 0x1000_1200);
        assert_eq!(word(16), 256);
        assert_eq!(word(20), 3);
        assert_eq!(word(24), 7);
        assert_eq!(word(28), 0xe48b_ff56);
        assert_eq!(&block[32..288], &page);
        assert!(block[288..508].iter().all(|&byte| byte == 0));
        assert_eq!(word(508), 0x0ab1_6f30);
    }
}
