import type { Clock } from './domain.ts';

/** The clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };
