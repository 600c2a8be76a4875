//! What can be seen and read on the page.

use std::cell::Cell;

use console::{Button, SIDE};
use handheld::Handheld;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, Event, HtmlCanvasElement, HtmlElement, ImageData};

use crate::js::{document, element, on, window};

/// The parts of the page that change.
#[derive(Debug)]
pub struct Page {
    screen: HtmlCanvasElement,
    brush: CanvasRenderingContext2d,
    strip: HtmlElement,
    notice: HtmlElement,
    warning: HtmlElement,
    choices: HtmlElement,
    /// What was painted last: the number of the picture, and the light in per cent.
    painted: Cell<Option<(u64, u32)>>,
}

impl Page {
    /// Returns the page that is open.
    ///
    /// # Panics
    /// If it is another page.
    pub fn new() -> Self {
        let screen: HtmlCanvasElement = element("screen");
        let brush = screen.get_context("2d").ok().flatten().and_then(|brush| brush.dyn_into().ok());
        let page = Page {
            brush: brush.expect("a canvas has two dimensions"),
            screen,
            strip: element("strip"),
            notice: element("notice"),
            warning: element("warning"),
            choices: element("choices"),
            painted: Cell::new(None),
        };
        fit();
        on(&window(), "resize", |_: Event| fit());
        page
    }

    /// Shows what the handheld shows, if that changed.
    pub fn show(&self, handheld: &Handheld) {
        for button in Button::ALL {
            let down = if handheld.is_held(button) { "true" } else { "false" };
            if let Ok(Some(cap)) = document().query_selector(&format!("[data-button={}]", button.name()))
                && cap.get_attribute("data-down").as_deref() != Some(down)
            {
                let _ = cap.set_attribute("data-down", down);
            }
        }
        let now = (handheld.pictures(), handheld.brightness());
        if self.painted.replace(Some(now)) == Some(now) {
            return;
        }
        let picture = handheld.picture();
        let pixels: Vec<u8> = picture.pixels().iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let painted = ImageData::new_with_u8_clamped_array(Clamped(&pixels), SIDE as u32)
            .and_then(|image| self.brush.put_image_data(&image, 0.0, 0.0));
        if painted.is_err() {
            self.painted.set(None);
        }
        let _ = self.screen.style().set_property("filter", &format!("brightness({}%)", now.1));
        self.read_out(handheld);
    }

    /// Has the next picture painted, whatever it is: it comes from another handheld.
    pub fn forget(&self) {
        self.painted.set(None);
    }

    /// Gives the strip's two lines to screen readers, or else the name of the screen.
    fn read_out(&self, handheld: &Handheld) {
        let console = handheld.console();
        let text = match console.strip() {
            Some(lines) => lines.each_ref().map(|line| line.as_str()).join(". "),
            None => format!("{:?}", console.screen()),
        };
        if self.strip.text_content().as_deref() != Some(&text) {
            self.strip.set_text_content(Some(&text));
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

    /// Offers a choice as one button more.
    pub fn offer_choice(&self, label: &str, chosen: impl Fn() + 'static) {
        let Ok(button) = document().create_element("button") else { return };
        button.set_text_content(Some(label));
        on(&button, "click", move |_: Event| chosen());
        let _ = self.choices.append_child(&button);
    }

    /// Takes all choices back.
    pub fn clear_choices(&self) {
        self.choices.set_text_content(None);
    }

    /// Shows a line of text: what happened, or why something can't be done.
    pub fn show_message(&self, text: &str) {
        self.notice.set_text_content(Some(text));
    }

    /// Shows why nothing is saved; `None` once it is.
    pub fn warn(&self, text: Option<&str>) {
        self.warning.set_text_content(text);
    }
}

/// Makes the picture as large as there is room for, in whole steps of the display's own pixels.
fn fit() {
    let (screen, room): (HtmlElement, HtmlElement) = (element("screen"), element("glass"));
    let density = window().device_pixel_ratio();
    let room = f64::from(room.client_width().min(room.client_height()));
    let step = (room * density / SIDE as f64).floor().max(1.0);
    let side = format!("{}px", step * SIDE as f64 / density);
    for property in ["width", "height"] {
        let _ = screen.style().set_property(property, &side);
    }
}
