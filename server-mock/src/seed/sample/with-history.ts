import { type Field, holds, type Resource, type Transition, type Workflow } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { ownFields, writePlanOf } from '@tuyen/server/extension';
import { syntheticValue, type Source } from '../synthetic-value.ts';
import { endsEarly, isPartOfEvent, nextTime } from './event-moves.ts';
import { withOrderedPairs } from './ordered-pairs.ts';
import { notedTimes } from './server-values.ts';
import { withTotals } from './totals.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
/** Maximum milliseconds between the creation of a record and the event that it plans, such as an appointment. */
const LEAD = 21 * DAY;
const MOST_MOVES = 8;

const WEIGHTS = { stays: 1, lags: 0.2, goesOn: 10, ends: 3, goesWrong: 0.5 } as const;

export interface Life {
  readonly until: Date;
  readonly by: { readonly id: string; readonly name: string };
  /** Whether the record must be older than a year, because newer records refer to it. */
  readonly isOld?: boolean;
}

export function withHistory(resource: Resource, row: Row, source: Source, index: number, life: Life): Row {
  const { until, by } = life;
  const { random } = source;
  const end = until.getTime();
  const event = source.values?.eventOf(resource.fields, row);
  const { workTime } = source.values ?? {};
  /** Moves a time to the working hours of the same day, unless it would then no longer lie between `after` and `before`. */
  const worked = (time: number, after: number, before: number) => {
    const at = workTime?.(time) ?? time;
    return at > after && at < before ? at : time;
  };
  const made = source.values
    ? worked(plausibleStart(event?.start, life, random), 0, Math.min(end, event?.start ?? end))
    : end - Math.floor(random() ** 2 * YEAR);
  const plausible = withTotals(resource.fields, row);
  const noted = notedTimes(resource.fields, plausible, random, made, end);
  const after: Row = { ...noted, created_at: new Date(made).toISOString() };
  let at = made;
  const { workflow } = resource;
  if (workflow) {
    const entries: Row[] = [];
    const fields = writePlanOf(resource).history;
    const note = (parts: Row) => {
      const known: Row = { ...parts, at: new Date(at).toISOString() };
      const values = fields.map((field) => [
        field.name,
        field.name === 'by' ? ('use' in field ? by.id : by.name) : known[field.name],
      ]);
      entries.push(Object.fromEntries(values.filter(([, value]) => value !== undefined)));
    };
    let state = workflow.initial;
    note({ to: state });
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const possible = workflow.transitions.filter(
        (one) =>
          one.from.includes(state) &&
          (!one.when || holds(one.when, after)) &&
          !(event && event.start > end && isPartOfEvent(workflow, one)),
      );
      const move = weighed(workflow, possible, random, {
        isWrong: source.values ? endsEarly : isDanger,
        isOver: event !== undefined && event.until < end - DAY,
      });
      if (!move) break;
      const next = worked(nextTime(workflow, move, event, at, random), at, event?.start ?? end);
      if (next > end) break;
      at = next;
      Object.assign(after, ownFields(resource, move, inputOf(move, source, index)), { [workflow.field]: move.to });
      for (const { name } of timesOf(resource, move)) after[name] = new Date(at).toISOString();
      note({ from: state, to: move.to });
      state = move.to;
    }
    if (workflow.history !== undefined) after[workflow.history] = entries;
  }
  return withOrderedPairs(resource.fields, { ...after, updated_at: new Date(at).toISOString() });
}

/**
 * Returns the time at which a sample record was created. If other records refer to the record, the time is more than a
 * year ago. Otherwise, if the record plans an event, the time is before the event, by up to `LEAD`. Otherwise the time
 * is within the last year.
 * @param event start of the event in milliseconds
 */
function plausibleStart(event: number | undefined, { until, isOld }: Life, random: () => number): number {
  const end = until.getTime();
  if (isOld) return end - YEAR - Math.floor(random() * 2 * YEAR);
  if (event === undefined) return end - HOUR - Math.floor(random() ** 2 * YEAR);
  return Math.min(end, event) - HOUR - Math.floor(random() ** 2 * LEAD);
}

function isDanger({ tone }: Transition): boolean {
  return tone === 'danger';
}

function weighed(
  { transitions }: Workflow,
  possible: readonly Transition[],
  random: () => number,
  { isWrong, isOver }: { readonly isWrong: (move: Transition) => boolean; readonly isOver: boolean },
) {
  const ends = ({ to }: Transition) => !transitions.some(({ from }) => from.includes(to));
  const weights = possible.map((move) => {
    if (isWrong(move)) return WEIGHTS.goesWrong;
    return ends(move) && possible.some((other) => !isWrong(other) && !ends(other)) ? WEIGHTS.ends : WEIGHTS.goesOn;
  });
  const onlyWrong = possible.every(isWrong);
  let left =
    random() *
    weights.reduce<number>(
      (sum, weight) => sum + weight,
      onlyWrong ? WEIGHTS.goesOn : isOver ? WEIGHTS.lags : WEIGHTS.stays,
    );
  return possible.find((_, index) => (left -= weights[index] ?? 0) < 0);
}

/**
 * Returns the server-only times that are named after the transition or after the state that it leads to: `refused_at`
 * for `refuse`, `paid_at` for PAID.
 */
function timesOf({ fields }: Resource, { name, to }: Transition): readonly Field[] {
  const [verb = ''] = name.split('-');
  const words = [to.toLowerCase(), `${verb}ed`, `${verb}d`];
  return fields.filter(
    (field) => field.kind === 'date-time' && field.readOnly && words.includes(field.name.replace(/_at$/u, '')),
  );
}

function inputOf({ input }: Transition, source: Source, index: number): Row {
  return Object.fromEntries(
    input.flatMap((field) => {
      const value = syntheticValue(field, source, index);
      return value === undefined || value === null ? [] : [[field.name, value]];
    }),
  );
}
