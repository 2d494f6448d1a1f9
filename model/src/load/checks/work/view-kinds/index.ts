import type { ViewKind } from '../../../../model/work/view.ts';
import type { Catalog, ResourceEntry } from '../../../catalog.ts';
import type { Path, SchemaProblem } from '../../../problem.ts';
import { listIn, objectIn, stringIn, type Raw } from '../../../raw.ts';
import { KEBAB } from '../../action-names.ts';
import { checkBoard } from './board.ts';
import { checkQueue } from './queue.ts';
import { checkTimeline } from './timeline.ts';

export interface ViewPlace {
  readonly view: Raw;
  readonly path: Path;
  readonly entry: ResourceEntry;
  readonly catalog: Catalog;
}

const KINDS: Readonly<Record<ViewKind, (place: ViewPlace) => Iterable<SchemaProblem>>> = {
  board: checkBoard,
  queue: checkQueue,
  timeline: checkTimeline,
};

export function* checkViewKinds(catalog: Catalog): Iterable<SchemaProblem> {
  for (const entry of catalog.resources.values()) {
    const { document } = entry;
    const views = listIn(document.value, 'views');
    yield* withoutList(entry, views.length);
    for (const [index, item] of views.entries()) {
      const view = objectIn(item);
      yield* nameOf(entry, view, index);
      const kind = stringIn(view, 'kind') ?? '';
      if (isKind(kind)) yield* KINDS[kind]({ view, path: ['views', index], entry, catalog });
    }
  }
}

function isKind(kind: string): kind is ViewKind {
  return Object.hasOwn(KINDS, kind);
}

function* withoutList({ document }: ResourceEntry, count: number): Iterable<SchemaProblem> {
  const actions = objectIn(document.value)['actions'];
  const listed = !Array.isArray(actions) || actions.includes('list');
  if (count === 0 || (listed && !('singleton' in objectIn(document.value)))) return;
  const message = 'The resource has no list, so no heading leads to its views.';
  yield { code: 'TUY530', document, path: ['views'], at: 'key', message, hint: 'Add "list" to "actions".' };
}

function* nameOf({ document }: ResourceEntry, view: Raw, index: number): Iterable<SchemaProblem> {
  const name = stringIn(view, 'name');
  if (name === undefined) return;
  const place = { document, path: ['views', index, 'name'] };
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "to-approve".';
    yield { ...place, code: 'TUY211', message: `"${name}" is no name for a view.`, hint };
  } else if (
    listIn(document.value, 'views')
      .slice(0, index)
      .some((one) => stringIn(one, 'name') === name)
  ) {
    yield { ...place, code: 'TUY202', message: `Two views are named "${name}".`, hint: 'Rename one.' };
  }
}
