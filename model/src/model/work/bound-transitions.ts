import type { Condition } from '../json/json-schema.ts';
import type { Transition, Workflow } from './workflow.ts';

/**
 * Returns the names of staff transitions that require the version of the record that the caller read. These are
 * transitions that start in several states, one of which leads to another. Without the version, a caller who saw the
 * record in one state could act on it after it moved to another.
 */
export function transitionsBoundToVersion({ transitions }: Workflow): ReadonlySet<string> {
  const rows = transitions.filter(({ by }) => by.includes('staff'));
  const bound = rows.filter((row) => {
    const others = rows.filter(({ name }) => name === row.name).flatMap(({ from }) => from);
    return row.from.some((state) => {
      const reached = reachableFrom(state, transitions, row.when);
      return others.some((other) => other !== state && reached.has(other));
    });
  });
  return new Set(bound.map(({ name }) => name));
}

function reachableFrom(
  state: string,
  transitions: readonly Transition[],
  condition: Condition = {},
): ReadonlySet<string> {
  const possible = transitions.filter(({ when = {} }) => !excludes(when, condition));
  const reached = new Set([state]);
  // The loop also visits the states that are added to the set while it runs.
  for (const each of reached) for (const { from, to } of possible) if (from.includes(each)) reached.add(to);
  return reached;
}

function excludes(one: Condition, other: Condition): boolean {
  return Object.entries(one).some(([path, wanted]) => {
    const values = other[path];
    return values !== undefined && ![wanted].flat().some((value) => [values].flat().includes(value));
  });
}
