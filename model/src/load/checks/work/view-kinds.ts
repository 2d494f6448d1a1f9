import { viewKindsWith } from '../../../view-kinds/index.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn, type Raw } from '../../../model/json/raw.ts';
import { KEBAB } from '../action-names.ts';
import { viewPlace } from './view-place.ts';

export function* checkViewKinds(catalog: Catalog): Iterable<SchemaProblem> {
  const kinds = viewKindsWith(catalog.viewKinds);
  for (const entry of catalog.resources.values()) {
    const { document } = entry;
    const views = listIn(document.value, 'views');
    yield* withoutList(entry, views.length);
    for (const [index, item] of views.entries()) {
      const view = objectIn(item);
      yield* nameOf(entry, view, index);
      yield* liveElsewhere(entry, view, index);
      const kind = kinds.get(stringIn(view, 'kind') ?? '');
      if (kind) yield* kind.check(viewPlace({ view, path: ['views', index], entry, catalog }));
    }
  }
}

function* withoutList({ document }: ResourceEntry, count: number): Iterable<SchemaProblem> {
  const actions = objectIn(document.value)['actions'];
  const listed = !Array.isArray(actions) || actions.includes('list');
  if (count === 0 || (listed && !('singleton' in objectIn(document.value)))) return;
  const message = 'The resource has no list, so no heading leads to its views.';
  yield { code: 'TUY530', document, path: ['views'], at: 'key', message, hint: 'Add "list" to "actions".' };
}

function* liveElsewhere({ document }: ResourceEntry, view: Raw, index: number): Iterable<SchemaProblem> {
  if (view['live'] !== true || !('at' in objectIn(document.value))) return;
  const message = 'Another back end keeps these records and does not say which of them changed.';
  const place = { document, path: ['views', index, 'live'], at: 'key' } as const;
  yield { code: 'TUY530', ...place, message, hint: 'Remove "live". The page shows changes when it is opened again.' };
}

function* nameOf({ document }: ResourceEntry, view: Raw, index: number): Iterable<SchemaProblem> {
  const name = stringIn(view, 'name');
  if (name === undefined) return;
  const place = { document, path: ['views', index, 'name'] };
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "to-approve".';
    yield { ...place, code: 'TUY211', message: `"${name}" is not a valid name for a view.`, hint };
  } else if (
    listIn(document.value, 'views')
      .slice(0, index)
      .some((one) => stringIn(one, 'name') === name)
  ) {
    yield { ...place, code: 'TUY202', message: `Two views are named "${name}".`, hint: 'Rename one.' };
  }
}
