//! What a computer at a cable asks the owner: it can be read, and only the owner's own A answers it, held.

use console::{Answer, Boot, Button, Console, Frame, Language, Request, ScreenKind, Shell, Wish};
use handheld::{Flash, journals};
use saves::{Place, Volume};
use store::{Store, now};
use tests::texts::faults;

/// Longer than A has to be held.
const HELD: u32 = 150;

/// What is around a console: a store, and nothing that is looked at.
struct Around {
    store: Store<Flash>,
    frame: Box<Frame>,
}

impl Shell for Around {
    async fn serve(&mut self, console: &mut Console, request: Request) {
        match request {
            Request::Save(request) => self.store.serve(request, |answer| console.answer(answer.into())).await,
            Request::Entropy => console.answer(Answer::Entropy(console::Entropy {
                bits: 7,
                health: console::Health::Good,
                figures: console::Figures::default(),
            })),
            _ => {}
        }
    }

    async fn show(&mut self, console: &Console) {
        let Ok(()) = console.draw(&mut *self.frame);
    }
}

struct Test {
    console: Console,
    around: Around,
}

impl Test {
    fn new(flash: &Flash, language: Language) -> Self {
        let console = Console::new(Boot { language: Some(language), ..Boot::default() });
        let around = Around { store: Store::new(flash.clone()), frame: Box::default() };
        let mut test = Test { console, around };
        let Test { console, around } = &mut test;
        now(around.store.start(|answer| console.answer(answer.into())));
        test.pass(1);
        test
    }

    fn pass(&mut self, ticks: u32) {
        now(self.console.pass(ticks, &mut self.around));
    }

    fn hold(&mut self, button: Button, ticks: u32) {
        self.console.press(button);
        self.pass(ticks);
        self.console.release(button);
        self.pass(6);
    }
}

const WISHES: [Wish; 3] = [Wish::Press, Wish::Restore, Wish::Update];

#[test]
fn each_question_can_be_read_in_each_language() {
    for language in [Language::English, Language::German, Language::French] {
        for wish in WISHES {
            let mut test = Test::new(&Flash::blank(), language);
            test.console.ask(wish);
            test.pass(0);
            assert_eq!(test.console.screen(), ScreenKind::Ask);
            let faults = faults(&test.console);
            assert!(faults.is_empty(), "{language:?}, {wish:?}: {faults:?}");
        }
    }
}

#[test]
fn a_held_is_yes_and_anything_less_is_not() {
    for wish in WISHES {
        let mut test = Test::new(&Flash::blank(), Language::English);
        test.console.ask(wish);
        test.hold(Button::A, 20);
        assert_eq!((test.console.take_leave(), test.console.screen()), (None, ScreenKind::Ask));
        test.hold(Button::A, HELD);
        assert_eq!((test.console.take_leave(), test.console.screen()), (Some(true), ScreenKind::Title));
        test.console.ask(wish);
        test.hold(Button::B, 6);
        assert_eq!((test.console.take_leave(), test.console.screen()), (Some(false), ScreenKind::Title));
    }
}

#[test]
fn a_button_that_is_down_already_does_not_answer() {
    let mut test = Test::new(&Flash::blank(), Language::English);
    test.console.ask(Wish::Update);
    test.console.press(Button::A);
    test.pass(50);
    test.console.ask(Wish::Restore);
    test.pass(HELD);
    assert_eq!(test.console.take_leave(), None);
}

#[test]
fn a_question_is_taken_back_without_a_trace() {
    let mut test = Test::new(&Flash::blank(), Language::English);
    test.console.ask(Wish::Press);
    test.console.withdraw();
    test.pass(0);
    assert_eq!((test.console.screen(), test.console.take_leave()), (ScreenKind::Title, Some(false)));
}

#[test]
fn a_game_is_packed_beside_another_screen() {
    let flash = Flash::blank();
    let mut test = Test::new(&flash, Language::English);
    for button in [Button::X, Button::X, Button::A] {
        test.hold(button, 6);
    }
    let mut mind = Box::<console::Mind>::default();
    let volume = Volume::InProgress(Place(0));
    let screen = test.console.screen();
    assert!(test.console.pack(volume));
    for _ in 0..1000 {
        test.pass(0);
        if test.console.is_packed().is_some() {
            break;
        }
        test.console.work(&mut mind);
    }
    assert_eq!((test.console.is_packed(), test.console.screen()), (Some(true), screen));
    let parts: Vec<String> = test.console.export().map(|part| part.to_string()).collect();
    let (found, packed) = journals(&flash).unwrap().remove(0);
    let wanted: Vec<String> = packed.unwrap().parts().map(|part| part.to_string()).collect();
    assert_eq!((found, parts), (volume, wanted));
    assert!(test.console.pack(Volume::Finished(3)));
    test.pass(0);
    assert_eq!(test.console.is_packed(), Some(false), "there is none");
}
