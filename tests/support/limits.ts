/**
 * Maximum milliseconds that a test waits for an event. Tests wait for events, never for a fixed time. This limit
 * applies to every wait. It is so long that, on any machine, it only ends waits for events that never occur.
 */
export const WAIT = Number(process.env.TEST_WAIT ?? 60_000);

/** Maximum milliseconds for a whole test or its preparation. */
export const TEST = 300_000;

/** Maximum milliseconds for a test of the full lane. */
export const LONG_TEST = 3_600_000;
