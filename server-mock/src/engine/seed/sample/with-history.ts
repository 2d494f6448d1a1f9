import { holds, type Resource, type Transition } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { ownFields } from '../../write/moves.ts';
import { writePlanOf } from '../../write/values/write-plan.ts';
import { syntheticValue, type Source } from '../synthetic-value.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** A record waits this long for its next transition at most. Milliseconds. */
const LONGEST = 10 * 24 * HOUR;
const MOST_MOVES = 6;

/** When, and by whom, synthetic records are made and moved. */
export interface Life {
  readonly until: Date;
  /** The account behind each transition: its id, and how it is called. */
  readonly by: { readonly id: string; readonly name: string };
}

/** The record as it is after some time: made within a year, and moved along its workflow, with the history of that. */
export function withHistory(resource: Resource, row: Row, source: Source, index: number, { until, by }: Life): Row {
  const { random } = source;
  const end = until.getTime();
  // Most are new, as where work goes on.
  const made = end - Math.floor(random() ** 2 * YEAR);
  const after: Row = { ...row, created_at: new Date(made).toISOString() };
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
        ({ from, when }) => from.includes(state) && (!when || holds(when, after)),
      );
      const move = possible[Math.floor(random() * possible.length)];
      at += HOUR + Math.floor(random() * LONGEST);
      if (!move || at > end) break;
      Object.assign(after, ownFields(resource, move, inputOf(move, source, index)), { [workflow.field]: move.to });
      note({ from: state, to: move.to });
      state = move.to;
    }
    if (workflow.history !== undefined) after[workflow.history] = entries;
  }
  return { ...after, updated_at: new Date(Math.min(at, end)).toISOString() };
}

function inputOf({ input }: Transition, source: Source, index: number): Row {
  return Object.fromEntries(
    input.flatMap((field) => {
      const value = syntheticValue(field, source, index);
      return value === undefined || value === null ? [] : [[field.name, value]];
    }),
  );
}
