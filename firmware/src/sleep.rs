//! Sleep while nothing happens: clocks gated while the player thinks, all clocks stopped while the panel sleeps.
//!
//! Not with the feature `probe`: a probe loses a chip whose clocks stop.

use embassy_rp::pac;

/// Gates the clocks of blocks that are never used, and chooses those that run while the chip sleeps.
pub fn init() {
    let clocks = pac::CLOCKS;
    clocks.wake_en0().modify(|w| {
        w.set_clk_sys_i2c0(false);
        w.set_clk_sys_i2c1(false);
        w.set_clk_sys_jtag(false);
        w.set_clk_sys_pio0(false);
        w.set_clk_sys_pio1(false);
        w.set_clk_rtc_rtc(false);
        w.set_clk_sys_rtc(false);
    });
    clocks.wake_en1().modify(|w| {
        w.set_clk_sys_tbman(false);
        w.set_clk_peri_uart0(false);
        w.set_clk_sys_uart0(false);
        w.set_clk_peri_uart1(false);
        w.set_clk_sys_uart1(false);
        w.set_clk_sys_usbctrl(false);
        w.set_clk_usb_usbctrl(false);
    });
    // Pins, timer and watchdog wake it; PWM dims the light and sounds the piezo.
    clocks.sleep_en0().write(|w| {
        w.set_clk_sys_io(true);
        w.set_clk_sys_pwm(true);
    });
    clocks.sleep_en1().write(|w| {
        w.set_clk_sys_timer(true);
        w.set_clk_sys_watchdog(true);
    });
}

/// Waits with all other clocks gated. The panel must not be sent anything meanwhile.
pub async fn gated<T>(wait: impl Future<Output = T>) -> T {
    deeply(true);
    let result = wait.await;
    deeply(false);
    result
}

fn deeply(on: bool) {
    if cfg!(feature = "probe") {
        return;
    }
    // SAFETY: nobody else uses this register, and there is one core.
    let mut core = unsafe { cortex_m::Peripherals::steal() };
    if on { core.SCB.set_sleepdeep() } else { core.SCB.clear_sleepdeep() }
}

/// Stops all clocks until one of these pins is low, or high. Time does not pass meanwhile, and the watchdog sleeps too.
pub fn until_level(low: u32, high: u32) {
    if cfg!(feature = "probe") {
        return;
    }
    let wake = |on: bool| {
        for word in 0..4 {
            pac::IO_BANK0.int_dormant_wake().inte(word).write(|w| {
                for pin in 0..8 {
                    w.set_level_low(pin, on && low >> (8 * word + pin) & 1 == 1);
                    w.set_level_high(pin, on && high >> (8 * word + pin) & 1 == 1);
                }
            });
        }
    };
    // With interrupts off, so that nothing runs at the low speed between.
    cortex_m::interrupt::free(|_| {
        wake(true);
        embassy_rp::clocks::dormant_sleep();
        wake(false);
    });
}

/// Lets the clocks of the USB controller run, awake and asleep, or stops them.
#[cfg(feature = "cable")]
pub fn clock_usb(on: bool) {
    pac::CLOCKS.wake_en1().modify(|w| {
        w.set_clk_sys_usbctrl(on);
        w.set_clk_usb_usbctrl(on);
    });
    pac::CLOCKS.sleep_en1().modify(|w| {
        w.set_clk_sys_usbctrl(on);
        w.set_clk_usb_usbctrl(on);
    });
}
