//! Keys, fingers and gamepads as buttons.

use console::Button;
use js_sys::Array;
use texts::host as say;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, Gamepad, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use crate::app::{self, App};
use crate::held::Holder;
use crate::js::{self, document, element, on, window};

/// How far a stick is pushed until it counts.
const PUSHED: f64 = 0.5;

/// What a gamepad calls its four buttons: the lower one, the right, the left and the upper one.
#[derive(Clone, Copy, Debug)]
enum Naming {
    /// A, B, X, Y, as most do.
    Letters,
    /// B, A, Y, X.
    Nintendo,
    /// Cross, circle, square, triangle.
    Shapes,
}

impl Naming {
    /// Returns what a gamepad of this name does. Browsers put the numbers of maker and kind into it.
    fn of(id: &str) -> Self {
        let id = id.to_lowercase();
        let is = |marks: &[&str]| marks.iter().any(|mark| id.contains(mark));
        if is(&["057e", "nintendo", "joy-con"]) {
            Naming::Nintendo
        } else if is(&["054c", "dualsense", "dualshock", "playstation"]) {
            Naming::Shapes
        } else {
            Naming::Letters
        }
    }

    /// Returns what the four buttons are here.
    const fn buttons(self) -> [Button; 4] {
        match self {
            Naming::Letters | Naming::Shapes => [Button::A, Button::B, Button::X, Button::Y],
            Naming::Nintendo => [Button::B, Button::A, Button::Y, Button::X],
        }
    }
}

/// The directions of a gamepad in the standard layout, which has the four buttons at 0 to 3.
const CROSS: [(u32, Button); 4] = [(12, Button::Up), (13, Button::Down), (14, Button::Left), (15, Button::Right)];
/// The stick's directions: the axis, its sign, the button, and the number that stands for it.
const STICK: [(u32, f64, Button, u32); 4] = [
    (0, -1.0, Button::Left, 100),
    (0, 1.0, Button::Right, 101),
    (1, -1.0, Button::Up, 102),
    (1, 1.0, Button::Down, 103),
];

/// Returns the button of a key, as on the desktop.
fn button_of_key(key: &str) -> Option<Button> {
    Some(match key {
        "ArrowUp" => Button::Up,
        "ArrowDown" => Button::Down,
        "ArrowLeft" => Button::Left,
        "ArrowRight" => Button::Right,
        "a" | "A" | "Enter" => Button::A,
        "b" | "B" | "Backspace" => Button::B,
        "x" | "X" | " " => Button::X,
        "y" | "Y" | "m" | "M" => Button::Y,
        _ => return None,
    })
}

/// Returns the button that an element of the page stands for.
fn button_of_element(element: &Element) -> Option<Button> {
    let name = element.closest("[data-button]").ok()??.get_attribute("data-button")?;
    Button::ALL.into_iter().find(|button| button.name() == name)
}

/// Listens to everything that can press a button.
pub fn listen() {
    keys();
    pointers();
    gamepads();
    // A page that loses the keyboard is not told of the keys that go up afterwards.
    on(&window(), "blur", |_: Event| app::with(App::let_go));
}

fn keys() {
    on(&window(), "keydown", |event: KeyboardEvent| {
        // Shortcuts, keys in an open dialog, and Enter and the space bar on a control that was reached by Tab stay with
        // the browser.
        let foreign = event.ctrl_key() || event.alt_key() || event.meta_key();
        let there = |what| document().query_selector(what).is_ok_and(|found| found.is_some());
        let chosen = matches!(&*event.key(), "Enter" | " ") && there("button:focus-visible");
        if foreign || chosen || there("dialog[open]") {
            return;
        }
        if let Some(button) = button_of_key(&event.key()) {
            event.prevent_default();
            // The browser repeats a key that is held; the console does that by itself.
            if !event.repeat() {
                app::with(|app| app.hold(Holder::Key(event.code()), Some(button)));
            }
        }
    });
    on(&window(), "keyup", |event: KeyboardEvent| app::with(|app| app.let_go_of(&Holder::Key(event.code()))));
}

fn pointers() {
    let pad: HtmlElement = element("buttons");
    let follow = |event: PointerEvent| {
        event.prevent_default();
        if event.type_() == "pointerdown" {
            // Without the capture a finger may slide from one button to the next.
            if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
                let _ = target.release_pointer_capture(event.pointer_id());
            }
        } else if event.buttons() == 0 {
            return;
        }
        let under = document().element_from_point(event.client_x() as f32, event.client_y() as f32);
        let button = under.and_then(|element| button_of_element(&element));
        if button.is_some() && event.type_() == "pointerdown" && event.pointer_type() == "touch" {
            js::buzz();
        }
        app::with(|app| app.hold(Holder::Pointer(event.pointer_id()), button));
    };
    on(&pad, "pointerdown", follow);
    on(&window(), "pointermove", move |event: PointerEvent| {
        // Only a finger that began on the buttons plays.
        if app::with(|app| app.held.has(&Holder::Pointer(event.pointer_id()))) {
            follow(event);
        }
    });
    for end in ["pointerup", "pointercancel"] {
        on(&window(), end, |event: PointerEvent| {
            app::with(|app| app.let_go_of(&Holder::Pointer(event.pointer_id())));
        });
    }
    // A screen reader clicks without a pointer.
    on(&pad, "click", |event: MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(button) = target.filter(|_| event.detail() == 0).and_then(|target| button_of_element(&target)) {
            app::with(|app| app.tap(button));
        }
    });
    for kind in ["contextmenu", "touchstart", "touchmove"] {
        on(&pad, kind, |event: Event| event.prevent_default());
    }
}

/// Asks gamepads for their buttons at every picture of the browser, as long as there is one.
fn gamepads() {
    on(&window(), "gamepadconnected", |_: Event| {
        app::with(|app| pads().last().map(|pad| greet(app, pad)));
        if app::with(|app| !std::mem::replace(&mut app.polls, true)) {
            poll();
        }
    });
}

/// Says what the buttons of a gamepad are.
fn greet(app: &App, pad: &Gamepad) {
    let id = pad.id();
    let name = id.split(" (").next().unwrap_or_default();
    app.page.show_message(match Naming::of(&id) {
        Naming::Letters | Naming::Nintendo => say::gamepad(name),
        Naming::Shapes => say::gamepad_shapes(name),
    });
}

/// Returns the gamepads that are there.
fn pads() -> Vec<Gamepad> {
    let pads = window().navigator().get_gamepads().unwrap_or_else(|_| Array::new());
    pads.iter().filter_map(|pad| pad.dyn_into().ok()).collect()
}

fn poll() {
    let pads = pads();
    let polls = !pads.is_empty();
    app::with(|app| {
        app.polls = polls;
        for pad in &pads {
            for (number, button) in (0..).zip(Naming::of(&pad.id()).buttons()).chain(CROSS) {
                let down = js_sys::Reflect::get(&pad.buttons().get(number), &"pressed".into());
                let down = down.is_ok_and(|pressed| pressed.is_truthy());
                app.hold(Holder::Pad(pad.index(), number), down.then_some(button));
            }
            for (axis, sign, button, number) in STICK {
                let down = pad.axes().get(axis).as_f64().is_some_and(|value| value * sign > PUSHED);
                app.hold(Holder::Pad(pad.index(), number), down.then_some(button));
            }
        }
        if !polls {
            app.let_go();
        }
    });
    if polls {
        let again = Closure::once_into_js(|_: JsValue| poll());
        let _ = window().request_animation_frame(again.unchecked_ref());
    }
}
