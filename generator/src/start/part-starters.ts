import type { Field, Resource, ViewKind } from '@tuyen/model';
import { humanize, type Say } from './words.ts';

export interface PartContext {
  readonly name: string;
  readonly resource: Resource;
  readonly say: Say;
}

export interface Unfit {
  readonly unfit: string;
}

interface PartStarter {
  readonly key: 'operations' | 'tabs' | 'views';
  /** Returns a part that passes lint, with placeholder texts to replace. */
  readonly content: (context: PartContext) => object | Unfit;
}

/**
 * The parts of a resource's file that `tuyen new` can start. To add another kind of part, add an entry here and its
 * texts in `cli/src/commands/new-files.ts`; nothing reports a missing text.
 */
export const PART_STARTERS = {
  operation: {
    key: 'operations',
    content: ({ name, say }) => ({
      name,
      label: say({ en: humanize(name) }),
      on: 'record',
      result: say({ en: 'Done.', vi: 'Đã xong.' }),
    }),
  },
  tab: {
    key: 'tabs',
    content: ({ name, resource: { workflow }, say }) => ({
      name,
      // A tab for one state takes its label from the state.
      ...(workflow
        ? { filter: { [workflow.field]: workflow.initial } }
        : { label: say({ en: humanize(name) }), filter: { created_at: 'today' } }),
    }),
  },
  queue: {
    key: 'views',
    content: ({ name, resource: { workflow, operations = [], list }, say }) => {
      const moves = (workflow?.transitions ?? []).filter(({ by }) => by.includes('staff'));
      // A record waits for somebody if staff can move it out of its state.
      const state = moves[0]?.from[0];
      const possible = moves.filter(({ from }) => state !== undefined && from.includes(state));
      const actions = [...possible, ...operations.filter(({ on }) => on === 'record')].map((action) => action.name);
      if (actions.length === 0) {
        return { unfit: 'has no transition by staff and no operation on a record: a queue would have nothing to do' };
      }
      return {
        ...view('queue', name, say),
        ...(workflow && state !== undefined && { filter: { [workflow.field]: state } }),
        sort: 'created_at',
        fields: list.columns,
        actions: [...new Set(actions)].map((action) => ({ name: action })),
      };
    },
  },
  board: {
    key: 'views',
    content: ({ name, resource: { workflow, list }, say }) =>
      workflow
        ? {
            ...view('board', name, say),
            fields: list.columns.filter((column) => column !== workflow.field).slice(0, 3),
          }
        : { unfit: 'has no workflow, whose states would be the columns of a board' },
  },
  timeline: {
    key: 'views',
    content: ({ name, resource: { fields }, say }) => {
      const own = fields.filter(({ system }) => !system);
      const lanes = namesOf(own, 'reference');
      const [from, to] = namesOf(own, 'date-time');
      if (lanes.length === 0) return { unfit: 'refers to no other record, which a timeline has lanes of' };
      if (from === undefined) return { unfit: 'has no date-time, where the bars of a timeline would begin' };
      return { ...view('timeline', name, say), lanes, from, ...(to !== undefined && { to }) };
    },
  },
} as const satisfies Readonly<Record<ViewKind | 'operation' | 'tab', PartStarter>>;

export type StartedPart = keyof typeof PART_STARTERS;

const view = (kind: ViewKind, name: string, say: Say) => ({ name, kind, label: say({ en: humanize(name) }) });

function namesOf(fields: readonly Field[], kind: Field['kind']): readonly string[] {
  return fields.filter((field) => field.kind === kind).map(({ name }) => name);
}
