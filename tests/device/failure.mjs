/** Something the chip, the board or the firmware must not do. Ends the run with a clear message. */
export class Failure extends Error {
  name = 'Failure';
}

/** What the processor itself would answer with a HardFault. */
export class Fault extends Failure {
  name = 'Fault';
}

export const hex = (value, digits = 8) => `0x${(value >>> 0).toString(16).padStart(digits, '0')}`;
