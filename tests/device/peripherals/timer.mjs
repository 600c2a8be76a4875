// The timer of rp2040js, with alarms that are exact.
const ALARM0 = 0x10;
const ALARM3 = 0x1c;

/** Makes alarms exact: rp2040js fires them up to a microsecond early, the chip never does. */
export function exactAlarms(timer) {
  const write = timer.writeUint32.bind(timer);
  timer.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset < ALARM0 || offset > ALARM3) return;
    const micros = timer.clock.nanos / 1000;
    const wait = ((value - Math.floor(micros)) >>> 0) - (micros % 1);
    timer.alarms[(offset - ALARM0) / 4].clockAlarm.schedule(Math.max(0, wait * 1000));
  };
}
