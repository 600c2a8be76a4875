//! Pictures and films as files.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufReader, BufWriter};
use std::path::Path;

use console::SIDE;
use png::{BitDepth, ColorType, Compression};
use thiserror::Error;

use crate::{Animation, Picture};

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

impl Animation {
    /// Writes it as an animated PNG that begins again at its end.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        let colours: BTreeSet<[u8; 3]> =
            self.frames.iter().flat_map(|(picture, _)| picture.pixels().iter().copied()).collect();
        let palette: Vec<[u8; 3]> = colours.into_iter().collect();
        // With more colours than a palette holds, each pixel has its own.
        let indexed = palette.len() <= 256;

        let mut encoder = png::Encoder::new(BufWriter::new(File::create(path)?), SIDE as u32, SIDE as u32);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_color(if indexed { ColorType::Indexed } else { ColorType::Rgb });
        if indexed {
            encoder.set_palette(palette.as_flattened());
        }
        encoder.set_compression(Compression::High);
        encoder.set_animated(self.frames.len() as u32, 0)?;
        let mut writer = encoder.write_header()?;
        let mut before: Option<&Picture> = None;
        for (picture, ms) in &self.frames {
            let area = before.map_or(Area::ALL, |before| Area::changed(before, picture));
            writer.set_frame_delay(u16::try_from(*ms).unwrap_or(u16::MAX), 1000)?;
            // Position and size are checked one by one: at the corner every size fits.
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(area.width as u32, area.height as u32)?;
            writer.set_frame_position(area.x as u32, area.y as u32)?;
            let pixels = area.pixels(picture);
            let data: Vec<u8> = if indexed {
                pixels.map(|pixel| palette.partition_point(|colour| *colour < pixel) as u8).collect()
            } else {
                pixels.flatten().collect()
            };
            writer.write_image_data(&data)?;
            before = Some(picture);
        }
        Ok(writer.finish()?)
    }
}

/// A part of a picture.
#[derive(Clone, Copy)]
struct Area {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

impl Area {
    const ALL: Self = Area { x: 0, y: 0, width: SIDE, height: SIDE };

    /// Returns the least rectangle with all that is different; never empty.
    fn changed(before: &Picture, after: &Picture) -> Self {
        let differs = |at: &usize| before.pixels()[*at] != after.pixels()[*at];
        let changed: Vec<usize> = (0..SIDE * SIDE).filter(differs).collect();
        let columns = || changed.iter().map(|at| at % SIDE);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let rows = [changed.first(), changed.last()].map(|at| at.map_or(0, |at| at / SIDE));
        Area { x: left, y: rows[0], width: right - left + 1, height: rows[1] - rows[0] + 1 }
    }

    fn pixels(self, picture: &Picture) -> impl Iterator<Item = [u8; 3]> {
        let rows = picture.pixels().chunks(SIDE).skip(self.y).take(self.height);
        rows.flat_map(move |row| row[self.x..][..self.width].iter().copied())
    }
}
