//! What can be seen and read on the page.

use std::cell::{Cell, RefCell};

use console::{Button, SIDE};
use handheld::{Handheld, Picture, Spoken};
use texts::host as say;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, Event, HtmlCanvasElement, HtmlElement, ImageData};

use crate::js::{self, document, element, on, window};
use crate::words::{self, Words};

/// The parts of the page that change.
#[derive(Debug)]
pub struct Page {
    /// The console's pixels as they are.
    screen: HtmlCanvasElement,
    brush: CanvasRenderingContext2d,
    /// The same, as large as there is room for.
    picture: HtmlCanvasElement,
    strip: HtmlElement,
    reading: HtmlElement,
    news: HtmlElement,
    /// What was told last.
    told: RefCell<Spoken>,
    /// The number of the picture that was read last, and whether it was told.
    read: Cell<Option<(u64, bool)>>,
    notice: HtmlElement,
    warning: HtmlElement,
    choices: HtmlElement,
    /// What was painted last: the number of the picture, and the light in per cent.
    painted: Cell<Option<(u64, u32)>>,
    dim: Cell<bool>,
}

impl Page {
    /// Returns the page that is open.
    ///
    /// # Panics
    /// If it is another page.
    pub fn new() -> Self {
        let screen: HtmlCanvasElement = element("screen");
        let page = Page {
            brush: brush(&screen),
            screen,
            picture: element("picture"),
            strip: element("strip"),
            reading: element("reading"),
            news: element("news"),
            told: RefCell::default(),
            read: Cell::new(None),
            notice: element("notice"),
            warning: element("warning"),
            choices: element("choices"),
            painted: Cell::new(None),
            dim: Cell::new(false),
        };
        on(&window(), "resize", |_: Event| enlarge());
        page
    }

    /// Shows what the handheld shows, if that changed.
    pub fn show(&self, handheld: &Handheld) {
        self.show_held(|button| handheld.is_held(button));
        words::speak(handheld.console().language());
        let now = (handheld.pictures(), handheld.brightness());
        let before = self.painted.replace(Some(now));
        if before == Some(now) {
            return;
        }
        if !self.paint(&handheld.picture(), now.1) {
            self.painted.set(None);
        }
        if before.is_none() {
            js::mark("title");
        }
    }

    /// Paints a picture in this light, in per cent. Returns whether the browser did.
    pub fn paint(&self, picture: &Picture, light: u32) -> bool {
        let pixels: Vec<u8> = picture.pixels().iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let painted = ImageData::new_with_u8_clamped_array(Clamped(&pixels), SIDE as u32)
            .and_then(|image| self.brush.put_image_data(&image, 0.0, 0.0));
        let _ = self.picture.style().set_property("filter", &format!("brightness({light}%)"));
        enlarge();
        painted.is_ok()
    }

    /// Shows which buttons are held.
    pub fn show_held(&self, is_held: impl Fn(Button) -> bool) {
        for button in Button::ALL {
            let down = if is_held(button) { "true" } else { "false" };
            if let Ok(Some(cap)) = document().query_selector(&format!("[data-button={}]", button.name()))
                && cap.get_attribute("data-down").as_deref() != Some(down)
            {
                let _ = cap.set_attribute("data-down", down);
            }
        }
    }

    /// Names the picture for screen readers, in place of what the console showed.
    pub fn name(&self, name: &Words) {
        put(&self.strip, name.shown());
        put(&self.reading, "");
        put(&self.news, name.shown());
        self.told.take();
    }

    /// Makes sure that the next picture is painted: it comes from another handheld.
    pub fn forget(&self) {
        self.painted.set(None);
        self.read.set(None);
    }

    /// Returns whether there is something to read out.
    pub fn wants_reading(&self, handheld: &Handheld) -> bool {
        self.read.get() != Some(reading(handheld))
    }

    /// Gives the picture to screen readers in words, under the name of the screen; and tells what is new, once nothing
    /// moves: while computers play, each thing that they do.
    pub fn read_out(&self, handheld: &Handheld) {
        let console = handheld.console();
        let (_, tells) = reading(handheld);
        self.read.set(Some(reading(handheld)));
        let name = words::name(console.screen()).said(console.language());
        let spoken = Spoken::of(console);
        put(&self.strip, &name);
        put(&self.reading, &[&spoken.lines.join("\n"), &*spoken.keys].join("\n"));
        if !tells {
            return;
        }
        let mut told = self.told.borrow_mut();
        let news = spoken.news(&told);
        if !news.is_empty() {
            let another = told.screen() != spoken.screen();
            put(&self.news, &if another { format!("{name}. {news}") } else { news });
            *told = spoken;
        }
    }

    /// Marks what the console does: it is `saving`, `moving`, or `idle`.
    pub fn mark(&self, state: &str) {
        let _ = self.screen.set_attribute("data-state", state);
    }

    /// Offers the way back to the player's own games.
    pub fn offer_way_back(&self) {
        element::<HtmlElement>("back").set_hidden(false);
    }

    /// Takes that back.
    pub fn take_way_back(&self) {
        element::<HtmlElement>("back").set_hidden(true);
    }

    /// Offers a choice as one button more.
    pub fn offer_choice(&self, label: impl Into<Words>, chosen: impl Fn() + 'static) {
        let Ok(button) = document().create_element("button") else { return };
        label.into().put(&button);
        on(&button, "click", move |_: Event| chosen());
        let _ = self.choices.append_child(&button);
    }

    /// Takes all choices back.
    pub fn clear_choices(&self) {
        self.choices.set_text_content(None);
    }

    /// Shows a line of text: what happened, or why something can't be done.
    pub fn show_message(&self, words: impl Into<Words>) {
        words.into().put(&self.notice);
    }

    /// Says that the picture is dim, or takes that back.
    pub fn show_dim(&self, dim: bool) {
        if self.dim.replace(dim) != dim {
            self.show_message(if dim { say::DIMMED.into() } else { Words::default() });
        }
    }

    /// Shows why nothing is saved; nothing once it is.
    pub fn warn(&self, words: Option<Words>) {
        words.unwrap_or_default().put(&self.warning);
    }
}

/// Returns which picture shows, and whether what is new in it can be told.
fn reading(handheld: &Handheld) -> (u64, bool) {
    let console = handheld.console();
    (handheld.pictures(), console.is_idle() || console.is_watched())
}

/// Puts a text on an element, if it changed.
fn put(element: &HtmlElement, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Returns the drawing context of a canvas.
///
/// # Panics
/// If it was given to something else.
fn brush(canvas: &HtmlCanvasElement) -> CanvasRenderingContext2d {
    let brush = canvas.get_context("2d").ok().flatten().and_then(|brush| brush.dyn_into().ok());
    brush.expect("a canvas has two dimensions")
}

/// Shows the console's pixels as large as there is room for: in whole steps of the display's own pixels where that fills
/// nine tenths; else enlarged by the next whole step, which the browser then makes smaller, so that no column is wider
/// than another.
fn enlarge() {
    let (screen, picture): (HtmlCanvasElement, HtmlCanvasElement) = (element("screen"), element("picture"));
    let density = window().device_pixel_ratio();
    let glass = element::<HtmlElement>("glass").get_bounding_client_rect();
    let room = (glass.width().min(glass.height()) * density).round();
    let whole = (room / SIDE as f64).floor();
    let smooth = whole * (SIDE as f64) < 0.9 * room;
    let steps = if smooth { whole + 1.0 } else { whole };
    let pixels = steps * SIDE as f64;
    let side = if smooth { room } else { pixels };
    if f64::from(picture.width()) != pixels {
        picture.set_width(pixels as u32);
        picture.set_height(pixels as u32);
    }
    // Nothing lies between two pixels of the display.
    let inset = |edge: f64| ((edge * density + (room - side) / 2.0).round() / density - edge).to_string() + "px";
    let side = format!("{}px", side / density);
    let rendering = if smooth { "auto" } else { "pixelated" };
    let styles = [("width", &*side), ("height", &side), ("left", &inset(glass.left())), ("top", &inset(glass.top()))];
    for (property, value) in styles.into_iter().chain([("image-rendering", rendering)]) {
        let _ = picture.style().set_property(property, value);
    }
    let brush = brush(&picture);
    brush.set_image_smoothing_enabled(false);
    let _ = brush.draw_image_with_html_canvas_element_and_dw_and_dh(&screen, 0.0, 0.0, pixels, pixels);
}
