/** An error of the firmware, or a use of the hardware that the model refuses. Ends the run. */
export class Failure extends Error {
  name = 'Failure';
}

/** A failure that is a HardFault on the chip. */
export class Fault extends Failure {
  name = 'Fault';
}

export const hex = (value, digits = 8) => `0x${(value >>> 0).toString(16).padStart(digits, '0')}`;
