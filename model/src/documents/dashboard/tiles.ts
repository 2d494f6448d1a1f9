import type { TileKind } from './dashboard.ts';
import { kindOfDeclared } from '../../load/catalog.ts';
import type { Catalog, ResourceEntry } from '../../load/catalog.ts';
import { knownNames } from '../../load/declared.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { objectIn, stringIn, stringsIn } from '../../model/json/raw.ts';
import type { Raw } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';
import { actionsByModule } from '../../load/checks/project/access.ts';
import { checkFilter, comparedAs, isSecret } from '../../load/checks/work/filters.ts';

const KEYS_OF_KINDS: Readonly<Record<TileKind, readonly string[]>> = {
  figure: ['sum', 'date', 'period', 'figure', 'money', 'tone'],
  trend: ['sum', 'date', 'by', 'last'],
  list: ['columns', 'sort', 'first'],
  todo: ['columns', 'first', 'since', 'due', 'late'],
  chart: ['sum', 'group', 'first', 'figure', 'money', 'enum'],
};
const KEYS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(KEYS_OF_KINDS));
const ALL_KEYS = new Set([...KEYS.values()].flat());
/**
 * Keys for dashboard tiles whose figures are computed by the project's own code. The first list contains keys that such
 * a tile must not have, the second list keys that only such a tile may have.
 */
const NOT_OF_DOMAIN = ['sum', 'date', 'period', 'group', 'slug'];
const ONLY_OF_DOMAIN = ['money', 'enum'];
const NUMBERS = new Set(['integer', 'decimal', 'money']);

export function* checkTile(document: Document, tile: Raw, path: Path, catalog: Catalog): Iterable<SchemaProblem> {
  yield* keys(document, tile, path);
  const values = stringIn(tile, 'enum');
  if (values !== undefined && !catalog.enums.has(values)) {
    const hint = suggest(values, catalog.enums.keys());
    yield { code: 'TUY204', document, path: [...path, 'enum'], message: `No enum is named "${values}".`, hint };
  }
  const name = stringIn(tile, 'resource');
  if (name === undefined) return;
  const entry = catalog.resources.get(name);
  if (!entry) {
    const hint = suggest(name, catalog.resources.keys());
    yield { code: 'TUY203', document, path: [...path, 'resource'], message: `No resource is named "${name}".`, hint };
    return;
  }
  // The resource's file is unreadable, which has already been reported.
  if (entry.document.value === undefined) return;
  yield* slug(document, tile, path, entry, catalog);
  for (const key of ['filter', 'late'])
    yield* checkFilter(document, objectIn(tile, key), [...path, key], entry, catalog);
  yield* fields(document, tile, path, entry, catalog);
}

function* keys(document: Document, tile: Raw, path: Path): Iterable<SchemaProblem> {
  const kind = stringIn(tile, 'kind') ?? '';
  const own = KEYS.get(kind);
  if (!own) return;
  const needs = (key: string, hint: string): SchemaProblem => {
    return { code: 'TUY972', document, path, message: `This ${kind} lacks "${key}".`, hint };
  };
  const excess = (key: string, message: string): SchemaProblem => {
    return { code: 'TUY972', document, path: [...path, key], at: 'key', message, hint: 'Remove it.' };
  };
  const ofDomain = 'figure' in tile && own.includes('figure');
  for (const key of Object.keys(tile)) {
    if (ALL_KEYS.has(key) && !own.includes(key)) yield excess(key, `A ${kind} has no "${key}".`);
    else if (ofDomain && NOT_OF_DOMAIN.includes(key)) yield excess(key, `A figure of the domain has no "${key}".`);
    else if (!ofDomain && ONLY_OF_DOMAIN.includes(key)) yield excess(key, `Only a figure of the domain has "${key}".`);
  }
  if (ofDomain) return;
  if (!('resource' in tile)) yield needs('resource', 'Name the resource whose records count.');
  if (kind === 'trend' && !('date' in tile)) yield needs('date', 'Name the field that the time is read from.');
  if (kind === 'chart' && !('group' in tile)) yield needs('group', 'Name the field that it counts by.');
  if (kind === 'figure' && 'period' in tile !== 'date' in tile) {
    yield needs('period' in tile ? 'date' : 'period', 'A period and the field of its date belong together.');
  }
  if (kind === 'todo' && 'since' in tile === 'due' in tile) {
    const message = 'A todo has one of "since" and "due".';
    yield { code: 'TUY972', document, path, message, hint: 'Name the field that it is sorted by.' };
  }
}

function* slug(
  document: Document,
  tile: Raw,
  path: Path,
  entry: ResourceEntry,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const action = stringIn(tile, 'slug');
  if (action === undefined) return;
  const module = stringIn(entry.document.value, 'module') ?? entry.document.name;
  const actions = actionsByModule(catalog).get(module) ?? new Set();
  if (actions.has(action)) return;
  const message = `The module "${module}" has no action "${action}".`;
  yield { code: 'TUY973', document, path: [...path, 'slug'], message, hint: suggest(action, actions) };
}

type Fits = (kind: string | undefined, compared: ReturnType<typeof comparedAs>) => boolean;

/**
 * For each key of a tile that names fields: the requirement for such a field, and the words of the error message. For
 * example, the field of `sum` must be a number.
 */
const FIELDS: Readonly<Record<string, readonly [fits: Fits, words: string]>> = {
  sum: [(kind) => NUMBERS.has(kind ?? ''), 'is not a number, so it has no sum'],
  date: [(_, compared) => isTime(compared), 'is not a date'],
  since: [(_, compared) => isTime(compared), 'is not a date'],
  due: [(_, compared) => isTime(compared), 'is not a date'],
  group: [(kind) => kind === 'enum' || kind === 'reference', 'is neither an enum nor a reference'],
  columns: [(_, compared) => compared !== undefined, 'does not fit into a line'],
  sort: [(_, compared) => compared !== undefined, 'has no order'],
};
const isTime = (compared: ReturnType<typeof comparedAs>) => compared === 'date' || compared === 'moment';
const SYSTEM_KINDS: Readonly<Record<string, string>> = { office_id: 'reference', created_by: 'reference' };

function* fields(
  document: Document,
  tile: Raw,
  path: Path,
  entry: ResourceEntry,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const known = knownNames(entry.document, entry.fields);
  for (const [key, [fits, words]] of Object.entries(FIELDS)) {
    for (const [written, place] of stringsIn(tile, key)) {
      const name = key === 'sort' ? written.replace(/^-/u, '') : written;
      const at = [...path, ...place];
      const field = entry.fields.get(name);
      if (!known.includes(name)) {
        const message = `The resource "${entry.document.name}" has no field "${name}".`;
        yield { code: 'TUY209', document, path: at, message, hint: suggest(name, known) };
        continue;
      }
      const kind = field ? kindOfDeclared(field, catalog)?.name : SYSTEM_KINDS[name];
      // Another check reports a field without a kind, where the field is declared.
      if (field && kind === undefined) continue;
      const secret = isSecret(field);
      if (secret || !fits(kind, comparedAs(entry, name, catalog))) {
        const message = `"${name}" ${secret ? 'is a secret' : words}.`;
        yield { code: 'TUY973', document, path: at, message, hint: 'Name another field.' };
      }
    }
  }
}
