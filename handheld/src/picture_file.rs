//! Pictures as files.

use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

use console::SIDE;
use png::{BitDepth, ColorType};
use thiserror::Error;

use crate::Picture;

/// Why a picture can't be read or written.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The file can't be opened.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It is no PNG.
    #[error(transparent)]
    Read(#[from] png::DecodingError),
    /// It can't be written.
    #[error(transparent)]
    Write(#[from] png::EncodingError),
    /// It is a PNG of another kind.
    #[error("not an RGB picture of {SIDE}x{SIDE} pixels")]
    Shape,
}

impl Picture {
    /// Writes it as a PNG.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), SIDE as u32, SIDE as u32);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.pixels.as_flattened())?;
        Ok(writer.finish()?)
    }

    /// Reads a PNG that [`save`](Self::save) wrote.
    pub fn load(path: &Path) -> Result<Self, PictureError> {
        let mut reader = png::Decoder::new(BufReader::new(File::open(path)?)).read_info()?;
        let info = reader.info();
        if (info.width, info.height, info.color_type, info.bit_depth)
            != (SIDE as u32, SIDE as u32, ColorType::Rgb, BitDepth::Eight)
        {
            return Err(PictureError::Shape);
        }
        let mut picture = Self::black();
        reader.next_frame(picture.pixels.as_flattened_mut())?;
        Ok(picture)
    }
}
