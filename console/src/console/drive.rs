//! How a shell drives a console: the loop that all of them share.

use core::mem;

use super::Console;
use crate::port::Request;

/// What is around a console: its store, panel, light, random source and log.
#[expect(async_fn_in_trait, reason = "a console and its shell live on one thread")]
pub trait Shell {
    /// Does what the console wants done, and gives it the answer if there is one.
    async fn serve(&mut self, console: &mut Console, request: Request);

    /// Shows the console's picture, which changed.
    async fn show(&mut self, console: &Console);
}

impl Console {
    /// Does all that the console wants done. Call it after power-on, after each button, and after an answer that was
    /// not asked for.
    pub async fn settle(&mut self, shell: &mut impl Shell) {
        self.pass(0, shell).await;
    }

    /// Lets any number of [ticks](crate::TICK_MS) pass, with all that the console wants done meanwhile: a shell that
    /// comes late misses nothing.
    ///
    /// What is written comes before the picture that shows it, and the light comes last: it is for the finished
    /// picture. Of several pictures on the way only the last is shown.
    pub async fn pass(&mut self, mut ticks: u32, shell: &mut impl Shell) {
        let mut light = None;
        loop {
            self.serve(shell, &mut light).await;
            if ticks == 0 {
                break;
            }
            let step = self.next_tick().map_or(ticks, |next| next.min(ticks));
            self.tick(step);
            ticks -= step;
        }
        self.show(shell).await;
        if let Some(level) = light {
            shell.serve(self, Request::Backlight(level)).await;
        }
    }

    /// Serves every request but those for the light, of which it keeps the last.
    async fn serve(&mut self, shell: &mut impl Shell, light: &mut Option<u8>) {
        while let Some(request) = self.request() {
            if let Request::Backlight(level) = request {
                *light = Some(level);
                continue;
            }
            if request.can_wait() {
                self.show(shell).await;
            }
            shell.serve(self, request).await;
        }
    }

    async fn show(&mut self, shell: &mut impl Shell) {
        if mem::take(&mut self.stale) {
            shell.show(self).await;
        }
    }
}
