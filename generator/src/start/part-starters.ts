import type { Resource, ViewKind } from '@tuyen/model';
import { type Unfit, VIEW_STARTERS } from '@tuyen/model/view-starters';
import { humanize, type Say } from './words.ts';

export interface PartContext {
  readonly name: string;
  readonly resource: Resource;
  readonly say: Say;
}

interface PartStarter {
  readonly key: 'operations' | 'tabs' | 'views';
  readonly content: (context: PartContext) => object | Unfit;
}

/**
 * Parts of a resource's file that `tuyen new` can create. To add a part, add an entry here and add its texts in
 * `cli/src/commands/new-files.ts`. No check reports missing texts. For a view, the kind of the view supplies the draft
 * and the texts.
 */
export const PART_STARTERS: Readonly<Record<ViewKind | 'operation' | 'tab', PartStarter>> = {
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
      ...(workflow
        ? { filter: { [workflow.field]: workflow.initial } }
        : { label: say({ en: humanize(name) }), filter: { created_at: 'today' } }),
    }),
  },
  queue: viewStarter('queue'),
  board: viewStarter('board'),
  timeline: viewStarter('timeline'),
  calendar: viewStarter('calendar'),
  map: viewStarter('map'),
};

export type StartedPart = keyof typeof PART_STARTERS;

function viewStarter(kind: ViewKind): PartStarter {
  return {
    key: 'views',
    content({ name, resource, say }) {
      const keys = VIEW_STARTERS[kind].keys(resource);
      return 'unfit' in keys ? keys : { name, kind, label: say({ en: humanize(name) }), ...keys };
    },
  };
}
