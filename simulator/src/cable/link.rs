//! A serial port with a handheld behind it.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::time::{Duration, Instant};

use cable::computer::{Answer, HELLO_MS, PATIENCE_MS, USB, greeting};
use serialport::{SerialPort, SerialPortType};

/// How long a read waits at most.
const LOOK: Duration = Duration::from_millis(100);

/// What the handheld says where it does not do what it was asked for.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Refused(String);

/// The handheld.
pub struct Link {
    port: Box<dyn SerialPort>,
    /// What has come and is not read yet.
    heard: Vec<u8>,
}

impl Link {
    /// Opens this port, or the one that a handheld is at.
    pub fn open(name: Option<&str>) -> Result<Self, Box<dyn Error>> {
        let name = name.map_or_else(find, |name| Ok(name.into()))?;
        let port = serialport::new(&name, 115_200).timeout(LOOK).dtr_on_open(true).open();
        let port = port.map_err(|error| format!("{name}: {error}"))?;
        let mut link = Link { port, heard: Vec::new() };
        link.greet().map_err(|error| format!("{name}: {error}"))?;
        Ok(link)
    }

    /// Waits for the version of the handheld, behind whatever was left of before.
    fn greet(&mut self) -> Result<(), Box<dyn Error>> {
        let until = in_ms(HELLO_MS);
        self.send("\nversion")?;
        loop {
            let line = self.line(until).map_err(|_| "no handheld answers there")?;
            match greeting(&line) {
                Some(Ok(_)) => return Ok(()),
                Some(Err(about)) => return Err(format!("it speaks another protocol: {about}").into()),
                None => {}
            }
        }
    }

    /// Says a line, and hands each line of the answer but the last to `each`. The last one says whether it was done.
    pub fn ask(
        &mut self,
        line: &str,
        mut each: impl FnMut(&str) -> Result<(), Box<dyn Error>>,
    ) -> Result<(), Box<dyn Error>> {
        self.send(line)?;
        loop {
            let line = self.line(in_ms(PATIENCE_MS))?;
            match Answer::from(&*line) {
                Answer::Done => return Ok(()),
                Answer::Refused(why) => return Err(Refused(why.into()).into()),
                Answer::Line(line) => each(line)?,
            }
        }
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        self.port.write_all(format!("{line}\n").as_bytes())?;
        self.port.flush()
    }

    fn line(&mut self, until: Instant) -> Result<String, Box<dyn Error>> {
        loop {
            if let Some(end) = self.heard.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.heard.drain(..=end).collect();
                return Ok(String::from_utf8_lossy(line.trim_ascii_end()).into());
            }
            let mut bytes = [0; 4096];
            match self.port.read(&mut bytes) {
                Ok(length) => self.heard.extend(&bytes[..length]),
                Err(error) if error.kind() == ErrorKind::TimedOut || error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(format!("the handheld is gone: {error}").into()),
            }
            if Instant::now() > until {
                return Err("the handheld does not answer".into());
            }
        }
    }
}

/// Returns the time so many milliseconds from now.
fn in_ms(ms: u32) -> Instant {
    Instant::now() + Duration::from_millis(ms.into())
}

/// Returns the port of the only handheld that there is.
fn find() -> Result<String, Box<dyn Error>> {
    let ports = serialport::available_ports()?.into_iter();
    let ours = |kind: &SerialPortType| match kind {
        SerialPortType::UsbPort(usb) => (usb.vid, usb.pid) == USB,
        _ => false,
    };
    // A Mac has each port twice: the one for calls in waits for a carrier.
    let mut names =
        ports.filter(|port| ours(&port.port_type)).map(|port| port.port_name).filter(|name| !name.contains("/tty."));
    match (names.next(), names.next()) {
        (Some(name), None) => Ok(name),
        (None, _) => Err("no handheld is plugged in; if one is, name its port: --device PORT".into()),
        (Some(one), Some(other)) => {
            Err(format!("several are plugged in, as at {one} and {other}: use --device PORT").into())
        }
    }
}
