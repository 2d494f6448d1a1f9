import type { Clock } from './domain.ts';

export const systemClock: Clock = { now: () => new Date() };
