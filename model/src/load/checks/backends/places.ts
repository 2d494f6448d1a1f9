import { pathOfOperation } from '../../../backends/requests.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { referenceTarget } from '../../../kinds/reference-target.ts';
import { type Declared, isForeign } from '../../declared.ts';
import type { SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { namedDialect } from './named-dialect.ts';
import { writtenList, writtenRecord } from './written-parts.ts';

/** Checks "at" of all resources, and the other keys of resources on another back end. */
export function* checkPlaces(catalog: Catalog): Iterable<SchemaProblem> {
  for (const entry of catalog.resources.values()) {
    if (isForeign(entry.document)) {
      yield* backendOf(entry, catalog);
      yield* within(entry, catalog);
      yield* ownServerKeys(entry);
      yield* missingActions(entry, catalog);
    } else {
      yield* wireNames(entry);
    }
  }
}

function* backendOf({ document }: ResourceEntry, { config }: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(objectIn(document.value, 'at'), 'backend');
  const known = Object.keys(objectIn(config.backends));
  if (name === undefined || known.includes(name)) return;
  const hint = suggest(name, known) ?? 'Add it to "backends" of tuyen.config.json.';
  yield { code: 'TUY651', document, path: ['at', 'backend'], message: `No back end is named "${name}".`, hint };
}

function* within({ document, fields }: ResourceEntry, { resources }: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(objectIn(document.value, 'at'), 'within');
  if (name === undefined) return;
  const place = { document, path: ['at', 'within'] };
  if (!resources.has(name)) {
    const hint = suggest(name, resources.keys());
    yield { ...place, code: 'TUY203', message: `No resource is named "${name}".`, hint };
  } else if (![...fields.values()].some(({ schema }) => referenceTarget(schema)?.resource === name)) {
    const message = `No field refers to "${name}", so nothing says which record they are below.`;
    yield { ...place, code: 'TUY654', message, hint: `Add a string field with "x-reference": "${name}".` };
  }
}

const OWN_SERVER_KEYS = [
  'owner',
  'workflow',
  'views',
  'timeline',
  'notes',
  'attachments',
  'byMonth',
  'singleton',
  'seed',
] as const;
const OWN_SERVER_FIELD_KEYS = [
  'x-serial',
  'x-assignee',
  'x-holder',
  'x-public',
  'x-overrides',
  'x-renamed-from',
] as const;

function* ownServerKeys({ document, objects }: ResourceEntry): Iterable<SchemaProblem> {
  const value = objectIn(document.value);
  const impossible = (key: string) => ({
    code: 'TUY655' as const,
    message: `"${key}" is done by the project's own server, which does not store this resource.`,
    hint: 'Remove it.',
  });
  const keys: readonly string[] = value['scope'] === 'office' ? ['scope', ...OWN_SERVER_KEYS] : OWN_SERVER_KEYS;
  for (const key of keys.filter((one) => value[one] !== undefined && value[one] !== false)) {
    yield { document, path: [key], at: 'key', ...impossible(key) };
  }
  for (const { path, schema } of objects.flatMap(({ fields }) => [...fields.values()])) {
    for (const key of OWN_SERVER_FIELD_KEYS.filter((one) => schema[one] !== undefined && schema[one] !== false)) {
      yield { document, path: [...path, key], at: 'key', ...impossible(key) };
    }
  }
}

/** Reports actions and operations that a resource file names, but that the dialect does not describe. */
function* missingActions({ document }: ResourceEntry, catalog: Catalog): Iterable<SchemaProblem> {
  const name = stringIn(objectIn(document.value, 'at'), 'backend') ?? '';
  const backend = objectIn(catalog.config.backends, name);
  const dialect = namedDialect(catalog)(name);
  if (!dialect || backend['provider'] !== undefined) return;
  const list = writtenList(dialect, document.name);
  const record = writtenRecord(dialect, document.name);
  const lacking = (what: string, place: Pick<SchemaProblem, 'path'>): SchemaProblem => ({
    code: 'TUY656',
    document,
    ...place,
    message: `The dialect of "${name}" does not say how "${document.name}" does "${what}".`,
    hint: `Remove it, or add it to the dialect.`,
  });
  for (const [index, action] of listIn(document.value, 'actions').entries()) {
    if (typeof action !== 'string' || canDo(action, list, record)) continue;
    yield lacking(action, { path: ['actions', index] });
  }
  const operations = new Set(
    entriesIn(record, 'operations').flatMap(([one, call]) => (pathOfOperation(call) ? [one] : [])),
  );
  for (const [index, operation] of listIn(document.value, 'operations').entries()) {
    const called = stringIn(operation, 'name');
    if (called === undefined || operations.has(called)) continue;
    yield lacking(called, { path: ['operations', index, 'name'] });
  }
}

function canDo(action: string, list: Raw, record: Raw): boolean {
  if (action === 'list') return list['get'] !== undefined;
  if (action === 'show') return record['get'] !== undefined;
  // A form needs the whole record, which the list may not have.
  if (action === 'edit') return record['get'] !== undefined && record['update'] !== undefined;
  return record[action] !== undefined;
}

/** Reports "x-at" in a resource of the project's own server, where it would do nothing. */
function* wireNames({ document, objects }: ResourceEntry): Iterable<SchemaProblem> {
  const written = (field: Declared) => field.schema['x-at'] !== undefined;
  for (const { path, name } of objects.flatMap(({ fields }) => [...fields.values()]).filter(written)) {
    const message = `"x-at" is the name of "${name}" on another back end, but the project's own server stores the resource.`;
    yield {
      code: 'TUY411',
      document,
      path: [...path, 'x-at'],
      at: 'key',
      message,
      hint: 'Remove it, or add "at" to the resource.',
    };
  }
}
