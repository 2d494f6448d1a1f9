import { memoize, type Transition, type Workflow } from '@tuyen/model';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Maximum milliseconds between two transitions of a record that has no event, such as an appointment. */
const LONGEST = 10 * 24 * HOUR;

/** Start and end of the event that a record plans or reports, such as an appointment, in milliseconds. */
export interface RecordEvent {
  readonly start: number;
  readonly until: number;
}

const WRONG = /^(cancel|reject|refuse|decline|withdraw|abort|fail|lose|expire|no-show|deny|void|revoke|block)/u;

export function endsEarly({ name, tone }: Transition): boolean {
  return tone === 'danger' || WRONG.test(name);
}

/**
 * Returns for each state of a workflow the number of transitions on the longest path to a final state. Ignores
 * transitions that end a record early.
 */
const stepsAhead = memoize(({ transitions }: Workflow): ReadonlyMap<string, number> => {
  const steps = new Map<string, number>();
  const longest = (state: string, seen: readonly string[]): number => {
    const next = transitions.filter((one) => one.from.includes(state) && !endsEarly(one) && !seen.includes(one.to));
    return next.reduce((most, { to }) => Math.max(most, 1 + longest(to, [...seen, to])), 0);
  };
  for (const { to } of transitions) if (!steps.has(to)) steps.set(to, longest(to, [to]));
  return steps;
});

/**
 * Returns whether the transition is one of the last two of the workflow, for example an arrival or a departure. These
 * two transitions happen during the event itself.
 */
export function isPartOfEvent(workflow: Workflow, move: Transition): boolean {
  return !endsEarly(move) && (stepsAhead(workflow).get(move.to) ?? 0) < 2;
}

export function nextTime(
  workflow: Workflow,
  move: Transition,
  event: RecordEvent | undefined,
  at: number,
  random: () => number,
): number {
  if (!event) return at + HOUR + Math.floor(random() * LONGEST);
  if (!isPartOfEvent(workflow, move))
    return at + 15 * MINUTE + Math.floor(random() * Math.max(HOUR, (event.start - at) * 0.6));
  const from = stepsAhead(workflow).get(move.to) === 0 ? event.until : event.start;
  return Math.max(at, from) + MINUTE + Math.floor(random() * 15 * MINUTE);
}
