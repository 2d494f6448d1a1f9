/**
 * Milliseconds that a test waits for an event before it fails. Tests wait for events and never for time. This limit
 * applies to every wait and only ends waits for events that never occur, on any machine.
 */
export const WAIT = Number(process.env.TEST_WAIT ?? 60_000);

/** Milliseconds for a whole test or its preparation. */
export const TEST = 300_000;

/** Milliseconds for a test of the full lane. */
export const LONG_TEST = 3_600_000;
