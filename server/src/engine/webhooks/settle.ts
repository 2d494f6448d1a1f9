import type { Row } from '../domain.ts';
import { retryDelay } from '../retry-delay.ts';
import type { Posted } from './post.ts';

export interface Attempt {
  readonly posted: Posted;
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly attempts: number;
  readonly triesLeft: number;
  /** Attempts so far, as the delivery lists them. */
  readonly log: unknown;
}

/** Attempts that the log of a delivery lists. A delivery that is sent again by hand may have more. */
const MOST_LOGGED = 20;

/**
 * Returns the changes of a delivery after an attempt: delivered, due again later, or given up.
 * @param random number from 0 to 1
 */
export function settled({ posted, ...attempt }: Attempt, now: Date, random: number): Row {
  const { problem, status, answer } = posted;
  const entry = {
    at: attempt.startedAt.toISOString(),
    duration_ms: attempt.durationMs,
    ...(status !== undefined && { status_code: status }),
    ...(problem !== undefined && { problem }),
  };
  const told = {
    status_code: status ?? null,
    duration_ms: attempt.durationMs,
    answer: answer === undefined || answer === '' ? null : answer,
    problem: problem ?? null,
    leased_until: null,
    log: [...(Array.isArray(attempt.log) ? attempt.log : []), entry].slice(-MOST_LOGGED),
  };
  if (problem === undefined) return { ...told, state: 'DELIVERED', sent_at: now.toISOString(), due_at: null };
  const isFinal = attempt.triesLeft <= 0 || status === GONE || problem === 'PRIVATE_TARGET';
  if (isFinal) return { ...told, state: 'FAILED', due_at: null };
  const delay = Math.max(retryDelay(attempt.attempts, random), posted.retryAfterMs ?? 0);
  return { ...told, state: 'WAITING', due_at: new Date(now.getTime() + delay).toISOString() };
}

/** Status with which a receiver says that it wants no more events. */
export const GONE = 410;

/** Failed attempts in a row after which a hook is turned off. */
export const MOST_FAILURES = 50;

/** Returns the changes of a hook after an attempt to send to it. */
export function hookAfter(hook: Readonly<Row>, { problem, status }: Posted, now: Date): Row {
  if (problem === undefined) return { failures: 0, delivered_at: now.toISOString() };
  const failures = Number(hook['failures'] ?? 0) + 1;
  if (status === GONE) return { failures, status: 'DISABLED', problem: 'GONE' };
  return { failures, ...(failures >= MOST_FAILURES && { status: 'DISABLED', problem: 'FAILING' }) };
}
