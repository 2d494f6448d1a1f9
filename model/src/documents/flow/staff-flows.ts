import { SYSTEM_FIELDS } from '../../build/system-fields.ts';
import { referenceTarget } from '../../kinds/reference-target.ts';
import { kindOfDeclared, withEnums, type Catalog, type ResourceEntry } from '../../load/catalog.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import { listIn, objectIn, stringIn, stringsIn } from '../../model/json/raw.ts';
import { suggest } from '../../load/suggest.ts';
import { checkFlowLinks } from './flow-links.ts';
import { checkLookups } from './flow-lookup.ts';
import type { Placed } from './placed-fields.ts';
import { isComputed } from '../../load/checks/work/views.ts';

const ONLY = {
  portal: {
    flow: ['page', 'result'],
    submit: ['method', 'captcha', 'idempotent', 'quote'],
    field: ['link', 'priced'],
    options: [],
  },
  staff: {
    flow: ['icon', 'menu'],
    submit: ['price', 'payment', 'shows', 'print', 'links'],
    field: ['default', 'control', 'lookup', 'shows', 'picture', 'fills'],
    options: ['confirm', 'confirmed'],
  },
} as const;

export function* checkAudience(
  document: Document,
  placed: readonly Placed[],
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const audience = stringIn(document.value, 'for');
  if (audience !== 'portal' && audience !== 'staff') return;
  yield* withoutEffect(document, placed, audience);
  if (audience !== 'staff') return;
  yield* task(document, placed, catalog);
  yield* checkLookups(document, placed, catalog);
  yield* checkFlowLinks(document, catalog);
}

function* withoutEffect(
  document: Document,
  placed: readonly Placed[],
  audience: keyof typeof ONLY,
): Iterable<SchemaProblem> {
  const other = audience === 'portal' ? 'staff' : 'portal';
  const wrong = ONLY[other];
  const found: Path[] = [
    ...wrong.flow.filter((key) => key in objectIn(document.value)).map((key) => [key]),
    ...wrong.submit.filter((key) => key in objectIn(document.value, 'submit')).map((key) => ['submit', key]),
    ...placed.flatMap(({ written, path }) => wrong.field.filter((key) => key in written).map((key) => [...path, key])),
    ...placed.flatMap(({ written, path }) =>
      wrong.options.filter((key) => key in objectIn(written, 'options')).map((key) => [...path, 'options', key]),
    ),
  ];
  for (const path of found) {
    const message = `"${path.at(-1)}" is a key of flows of ${other === 'staff' ? 'staff' : 'the portal'}.`;
    yield { code: 'TUY711', document, path, at: 'key', message, hint: 'Remove it.' };
  }
}

interface Target {
  readonly entry: ResourceEntry;
  readonly label: string;
  readonly takes: readonly string[];
  readonly answers: readonly string[];
}

function* task(document: Document, asked: readonly Placed[], catalog: Catalog): Iterable<SchemaProblem> {
  const submit = objectIn(document.value, 'submit');
  const target = targetOf(stringIn(submit, 'path') ?? '', catalog);
  for (const field of asked) yield* input(document, field, catalog);
  if ('message' in target) {
    yield { code: 'TUY712', document, path: ['submit', 'path'], message: target.message, hint: target.hint };
    return;
  }
  // The unreadable file has already been reported.
  if (target.entry.document.value === undefined) return;
  for (const { name, path } of asked) {
    if (target.takes.includes(name)) continue;
    const message = `${target.label} takes no "${name}".`;
    yield { code: 'TUY713', document, path, message, hint: suggest(name, target.takes) };
  }
  const fields = [...target.entry.fields.keys(), ...SYSTEM_FIELDS];
  const named: [unknown, Path, readonly string[]][] = [
    [submit['price'], ['submit', 'price'], target.answers],
    [objectIn(submit, 'payment')['field'], ['submit', 'payment', 'field'], asked.map(({ name }) => name)],
    ...stringsIn(submit, 'shows').map(([name, at]): [string, Path, readonly string[]] => [
      name,
      ['submit', ...at],
      fields,
    ]),
    [submit['print'], ['submit', 'print'], printsOf(target.entry, catalog)],
  ];
  const payment = objectIn(submit, 'payment');
  const method = asked.find(({ name }) => name === payment['field'])?.found;
  if (method) {
    const values = withEnums(method.schema, catalog).enum ?? [];
    named.push([payment['cash'], ['submit', 'payment', 'cash'], values.map(String)]);
  }
  for (const [name, path, known] of named) yield* unknown(document, path, name, known);
}

function targetOf(
  path: string,
  catalog: Catalog,
): Target | { readonly message: string; readonly hint?: string | undefined } {
  const [resource = '', word, name, ...more] = path.split('/');
  const entry = catalog.resources.get(resource);
  if (!entry)
    return { message: `No resource is named "${resource}".`, hint: suggest(resource, catalog.resources.keys()) };
  const label = `"${path}"`;
  if (word === undefined) {
    const actions = objectIn(entry.document.value)['actions'];
    const creates = !Array.isArray(actions) || actions.includes('create');
    if (!creates)
      return { message: `No "${resource}" is created by request.`, hint: 'Name an operation on the resource.' };
    const takes = [...entry.fields.values()].filter(({ schema }) => !isComputed(schema)).map(({ name }) => name);
    return { entry, label, takes, answers: [...entry.fields.keys()] };
  }
  const operations = listIn(entry.document.value, 'operations').filter((one) => stringIn(one, 'on') === 'resource');
  const operation = operations.find((one) => stringIn(one, 'name') === name);
  const names = operations.map((one) => stringIn(one, 'name') ?? '');
  if (word !== 'operations' || more.length > 0 || !operation) {
    const asked = word === 'operations' ? [name, ...more].join('/') : word;
    const message = `"${resource}" has no operation "${asked}" on the resource.`;
    const written = `Write it as ${resource}/operations/${operation ? name : '…'}.`;
    return { message, hint: operation ? written : (suggest(name ?? '', names) ?? written) };
  }
  const properties = (key: string) => Object.keys(objectIn(objectIn(operation, key), 'properties'));
  return { entry, label, takes: properties('input'), answers: properties('answer') };
}

function printsOf({ document }: ResourceEntry, { documents }: Catalog): readonly string[] {
  const prints = documents.filter(
    ({ kind, value }) => kind === 'print' && stringIn(value, 'resource') === document.name,
  );
  return prints.map(({ name }) => name);
}

function* unknown(document: Document, path: Path, name: unknown, known: readonly string[]): Iterable<SchemaProblem> {
  if (typeof name !== 'string' || known.includes(name)) return;
  const hint =
    suggest(name, known) ?? (known.length > 0 ? `One of: ${known.join(', ')}.` : 'There is none: remove it.');
  yield { code: 'TUY714', document, path, message: `"${name}" is not known here.`, hint };
}

/**
 * Checks how a user enters a field. If the choices are shown as buttons, the field needs choices. If the user types a
 * value to find a record, the field needs a reference and a unique field of the referenced records.
 */
function* input(document: Document, { written, path, found }: Placed, catalog: Catalog): Iterable<SchemaProblem> {
  if (!found) return;
  const kind = kindOfDeclared(found, catalog)?.name;
  const at = (key: string) => ({ code: 'TUY715', document, path: [...path, key], at: 'key' }) as const;
  if ('control' in written && !('options' in written) && kind !== 'enum' && kind !== 'reference') {
    yield {
      ...at('control'),
      message: 'Only an enum or a reference has choices for buttons.',
      hint: 'Remove "control".',
    };
  }
  if ('options' in written && !('control' in written)) {
    const hint = 'Add "control": "buttons", or remove "options".';
    yield { ...at('options'), message: 'Choices of an endpoint are shown as buttons.', hint };
  }
  const target =
    kind === 'reference' ? catalog.resources.get(referenceTarget(found.schema)?.resource ?? '') : undefined;
  for (const key of ['lookup', 'shows']) {
    if (key in written && kind !== 'reference') {
      yield { ...at(key), message: `"${key}" is for references.`, hint: `Remove "${key}".` };
    }
  }
  if (!target || target.document.value === undefined) return;
  const unique = [...target.fields.values()]
    .filter(({ schema }) => schema['x-unique'] === true)
    .map(({ name }) => name);
  yield* unknown(document, [...path, 'lookup'], written['lookup'], unique);
  const all = [...target.fields.keys(), ...SYSTEM_FIELDS];
  for (const [name, at] of stringsIn(written, 'shows')) yield* unknown(document, [...path, ...at], name, all);
}
