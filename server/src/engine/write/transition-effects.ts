import { type Resource, type Transition, TRANSITION_EFFECTS, type TransitionEffect, type Workflow } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { historyEntry, ownFields } from './moves.ts';

interface TransitionRun {
  readonly resource: Resource;
  readonly workflow: Workflow;
  readonly transition: Transition;
  readonly before: Row;
  /** Values that the caller sent as input of the transition. They have already been checked. */
  readonly input: Row;
  /** Changes of the record that the project's domain code adds to the transition. */
  readonly added: Row;
  readonly at: string;
  readonly by: Parameters<typeof historyEntry>[0];
}

export async function effectsOf(run: TransitionRun): Promise<Row> {
  const changes: Row[] = [];
  for (const effect of TRANSITION_EFFECTS) changes.push(await CHANGES[effect](run));
  return Object.assign({}, ...changes);
}

const CHANGES = {
  input: ({ resource, transition, input }) => ownFields(resource, transition, input),
  hook: ({ added }) => added,
  state: ({ workflow, transition }) => ({ [workflow.field]: transition.to }),
  history: async ({ resource, workflow: { field, history }, transition, before, input, at, by }) => {
    if (history === undefined) return {};
    const past: readonly unknown[] = Array.isArray(before[history]) ? before[history] : [];
    const note = input['note'] ?? input['reason'];
    const parts = { from: String(before[field]), to: transition.to, at, note };
    return { [history]: [...past, await historyEntry(by, resource, parts)] };
  },
} satisfies Readonly<Record<TransitionEffect, (run: TransitionRun) => Row | Promise<Row>>>;
