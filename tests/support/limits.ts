/**
 * How long a test waits for an event before it fails, in ms. Tests wait for events and never for time: this ends a wait for something
 * that does not come, on any machine. Every wait of the tests has this limit.
 */
export const WAIT = Number(process.env.TEST_WAIT ?? 60_000);

/** The same for a whole test, or its preparation. */
export const TEST = 300_000;

/** And for a test of the full lane. */
export const LONG_TEST = 3_600_000;
