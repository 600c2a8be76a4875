// The boards, as tables of pins.
import { MV, MX } from './panel.mjs';

export const DEFAULT_BOARD = 'pico-lcd-1-3';

export const BOARDS = {
  /** Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico. Its glass is mounted a quarter turn from the controller's rows. */
  'pico-lcd-1-3': {
    display: { spi: 1, sck: 10, mosi: 11, dc: 8, cs: 9, reset: 12, backlight: 13, upright: MV | MX },
    vbus: 24,
    buttons: { UP: 2, DOWN: 18, LEFT: 16, RIGHT: 20, A: 15, B: 17, X: 19, Y: 21 },
  },
  /** Pimoroni PicoSystem. */
  picosystem: {
    display: { spi: 0, sck: 6, mosi: 7, dc: 9, cs: 5, reset: 4, backlight: 12, upright: 0 },
    vbus: 2,
    buttons: { UP: 23, DOWN: 20, LEFT: 22, RIGHT: 21, A: 18, B: 19, X: 17, Y: 16 },
    /** Battery voltage through a divider by three, on GPIO 26. */
    battery: { channel: 0, divider: 3 },
    piezo: 11,
  },
};
