import { KEBAB } from '../../load/checks/action-names.ts';
import type { Catalog } from '../../load/catalog.ts';
import type { Document, SchemaProblem } from '../../load/problem.ts';
import { listIn, objectIn, stringIn } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';
import { checkTile } from './tiles.ts';

export function* checkDashboards(catalog: Catalog): Iterable<SchemaProblem> {
  const dashboards = catalog.documents.filter(({ kind, value }) => kind === 'dashboard' && value !== undefined);
  yield* readers(dashboards, catalog);
  for (const document of dashboards) {
    const names = new Set<string>();
    for (const [index, item] of listIn(document.value, 'tiles').entries()) {
      const tile = objectIn(item);
      yield* tileName(document, stringIn(tile, 'name'), index, names);
      yield* checkTile(document, tile, ['tiles', index], catalog);
    }
  }
}

/**
 * Checks that no two dashboards are for the same role group, for superusers or for everybody else, and that every group
 * exists.
 */
function* readers(dashboards: readonly Document[], { roleGroups }: Catalog): Iterable<SchemaProblem> {
  const taken = new Map<string, Document>();
  for (const document of dashboards) {
    const groups = listIn(document.value, 'groups');
    for (const [index, group] of groups.entries()) {
      const path = ['groups', index];
      if (typeof group !== 'string') continue;
      if (roleGroups && !roleGroups.has(group)) {
        const hint = suggest(group, roleGroups);
        yield { code: 'TUY601', document, path, message: `No role group is named "${group}".`, hint };
      }
      yield* once(taken, document, `the group "${group}"`, path);
    }
    const forSuperusers = objectIn(document.value)['superusers'] === true;
    if (forSuperusers) yield* once(taken, document, 'superusers', ['superusers']);
    else if (groups.length === 0) yield* once(taken, document, 'everybody else', ['name']);
  }
}

function* once(
  taken: Map<string, Document>,
  document: Document,
  reader: string,
  path: SchemaProblem['path'],
): Iterable<SchemaProblem> {
  const first = taken.get(reader);
  if (first) {
    const message = `${first.file} is the dashboard of ${reader} already.`;
    yield { code: 'TUY971', document, path, message, hint: 'Give each group one dashboard.' };
  } else taken.set(reader, document);
}

function* tileName(
  document: Document,
  name: string | undefined,
  index: number,
  names: Set<string>,
): Iterable<SchemaProblem> {
  if (name === undefined) return;
  const place = { document, path: ['tiles', index, 'name'] };
  if (!KEBAB.test(name)) {
    const hint = 'Use lowercase letters, digits and single hyphens, such as "sales-today".';
    yield { ...place, code: 'TUY211', message: `"${name}" is not a valid name for a tile.`, hint };
  } else if (names.has(name)) {
    yield { ...place, code: 'TUY202', message: `Two tiles are named "${name}".`, hint: 'Rename one.' };
  }
  names.add(name);
}
