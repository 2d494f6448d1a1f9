import { SYSTEM_FIELDS } from '../../../build/system-fields.ts';
import { kindNames } from '../../../kinds/index.ts';
import type { AnyKind } from '../../../kinds/registry.ts';
import { type FieldKind, joinName } from '../../../model/fields/field.ts';
import { kindOfDeclared, parseContext, withEnums } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import { type Declared, isForeign } from '../../declared.ts';
import { regex } from '../../json-schema/value.ts';
import { fitsText, plainSerial } from '../../../model/fields/serial.ts';
import type { SchemaProblem } from '../../problem.ts';
import { numberIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { storedNameLength } from '../project/names.ts';

const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
/**
 * Reserved field names. `q` is the search parameter of every list. The other names are properties of every JavaScript
 * object.
 */
const RESERVED = new Set(['q', 'constructor', 'prototype', 'hasownproperty']);
const ANSWERED: ReadonlyMap<string, string> = new Map([
  ['can', 'what the caller may do with the record (?can=1)'],
  ['origins', 'where each setting comes from (?origins=1)'],
]);
const POSTGRES_COLUMNS = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid']);
const DECLARABLE = 'office_id';

export function* checkFields(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    for (const object of objects) {
      for (const field of object.fields.values()) {
        yield* fieldName(field);
        yield* fieldKind(field, catalog);
        yield* contradictions(field, catalog);
      }
      if (!isForeign(object.document)) yield* joinedNames(object.fields, catalog);
    }
  }
}

function* fieldName({ document, path, name, depth }: Declared): Iterable<SchemaProblem> {
  const base = { document, path, at: 'key' } as const;
  const foreign = isForeign(document);
  const systemNames = foreign ? ['id'] : SYSTEM_FIELDS;
  if (!SNAKE.test(name)) {
    const hint = `Use lowercase letters, digits and single underscores${suggestSnake(name)}.`;
    yield { ...base, code: 'TUY402', message: `"${name}" is not a valid field name.`, hint };
  } else if (RESERVED.has(name) || (depth === 0 && systemNames.includes(name) && name !== DECLARABLE)) {
    const hint = SYSTEM_FIELDS.includes(name) ? 'Remove it: every resource has it already.' : 'Choose another name.';
    yield { ...base, code: 'TUY403', message: `The name "${name}" belongs to the system.`, hint };
  } else if ((!foreign || name === 'can') && depth === 0 && ANSWERED.has(name)) {
    const message = `Under "${name}" answers say ${ANSWERED.get(name)}, and would hide the field.`;
    yield { ...base, code: 'TUY403', message, hint: 'Choose another name.' };
  } else if (!foreign && depth === 0 && POSTGRES_COLUMNS.has(name)) {
    const message = `Every table of PostgreSQL has a column "${name}" of its own.`;
    yield { ...base, code: 'TUY403', message, hint: 'Choose another name.' };
  }
  if (!foreign && depth === 0) yield* storedNameLength(name, base);
}

/**
 * Checks that no field has the name of a joined record. A join returns the referenced record under the name of the
 * reference without `_id`: `route` for `route_id`.
 */
function* joinedNames(fields: ReadonlyMap<string, Declared>, catalog: Catalog): Iterable<SchemaProblem> {
  for (const field of fields.values()) {
    const kind = kindOfDeclared(field, catalog)?.name;
    if (field.depth > 0 || (kind !== 'reference' && kind !== 'reference-list')) continue;
    const joined = fields.get(joinName(field.name, kind === 'reference-list'));
    if (!joined || joined === field) continue;
    const { document, path, name } = joined;
    const message = `Under "${name}" answers show the record that "${field.name}" refers to (?join=), and would hide the field.`;
    yield { code: 'TUY403', document, path, at: 'key', message, hint: 'Choose another name for one of them.' };
  }
}

function suggestSnake(name: string): string {
  const snake = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return SNAKE.test(snake) ? `: "${snake}"` : '';
}

function hintAboutType(type: unknown): string {
  if (Array.isArray(type)) return 'Write one type: an optional field accepts null by itself.';
  if (typeof type === 'string' && kindNames().includes(type))
    return `"${type}" is a kind of field, not a type: tuyen explain ${type}.`;
  return 'Give it a "type" (an array also "items"), a "$ref" to an enum file, or an "x-kind".';
}

function* fieldKind(field: Declared, catalog: Catalog): Iterable<SchemaProblem> {
  const { document, path, schema, name } = field;
  const named = stringIn(schema, 'x-kind');
  if (named !== undefined && !kindNames().includes(named)) {
    const message = `No kind of field is named "${named}".`;
    yield { code: 'TUY206', document, path: [...path, 'x-kind'], message, hint: suggest(named, kindNames()) };
    return;
  }
  const kind = kindOfDeclared(field, catalog);
  if (!kind) {
    const message = `The kind of the field "${name}" cannot be determined.`;
    yield { code: 'TUY410', document, path, at: 'key', message, hint: hintAboutType(schema['type']) };
    return;
  }
  const missingKey = named === undefined ? undefined : kind.declared.needs;
  if (missingKey !== undefined && !recognizes(kind, field, catalog)) {
    const message = `A field of kind "${kind.name}" needs ${missingKey}.`;
    yield {
      code: 'TUY409',
      document,
      path: [...path, 'x-kind'],
      message,
      hint: 'Add it; "x-kind" can then be removed.',
    };
    return;
  }
  const format = stringIn(schema, 'format');
  const project = format === undefined ? undefined : catalog.kinds.get(format);
  if (project && named !== undefined && project.base !== named) {
    const message = `The format "${format}" is for fields of kind "${project.base}", not "${named}".`;
    yield { code: 'TUY409', document, path: [...path, 'x-kind'], message, hint: 'Remove "x-kind".' };
    return;
  }
  const types = named === undefined && project?.base !== kind.name ? [] : kind.declared.types;
  const type = stringIn(schema, 'type');
  const isImplied = type === undefined && kind.refine?.({}).type !== undefined;
  if (types.length > 0 && !isImplied && (type === undefined || !types.includes(type))) {
    const message = `A field of kind "${kind.name}" has the type ${types.join(' or ')}.`;
    const place = [...path, type !== undefined ? 'type' : named === undefined ? 'format' : 'x-kind'];
    yield { code: 'TUY409', document, path: place, message, hint: `Write "type": "${types[0]}".` };
  }
}

function recognizes(kind: AnyKind, field: Declared, catalog: Catalog): boolean {
  return kind.recognizes(withEnums(field.schema, catalog), parseContext(catalog));
}

function* contradictions(field: Declared, catalog: Catalog): Iterable<SchemaProblem> {
  const { document, path, schema } = field;
  const secret = schema['x-secret'] === true || schema['writeOnly'] === true;
  const contradiction = (key: string, message: string, hint: string): SchemaProblem => ({
    code: 'TUY411',
    document,
    path: [...path, key],
    at: 'key',
    message,
    hint,
  });
  for (const key of ['x-public', 'x-searchable'].filter((one) => secret && schema[one] === true)) {
    yield contradiction(key, `A secret is never shown, yet "${key}" shows it.`, 'Remove one of them.');
  }
  for (const key of ['default', 'examples'].filter((one) => secret && schema[one] !== undefined)) {
    yield contradiction(
      key,
      `A secret is never shown, yet everybody who reads the schema sees "${key}".`,
      `Remove "${key}".`,
    );
  }
  if (schema['x-always'] === true) yield* neverAlways(field, contradiction);
  const kind = kindOfDeclared(field, catalog);
  if (!kind) return;
  if (schema['x-searchable'] === true && !kind.operators.includes('$cont')) {
    yield contradiction('x-searchable', `A field of kind "${kind.name}" cannot be searched by text.`, 'Remove it.');
  }
  if (schema['x-unique'] === true && kind.name === 'localized-text') {
    const message = 'A localized text has a value for each language, so it cannot be unique.';
    yield contradiction('x-unique', message, 'Remove it, and identify records by a field that has one value.');
  }
  if (schema['x-unit'] !== undefined && kind.numeric !== 'grouped') {
    yield contradiction('x-unit', `A field of kind "${kind.name}" is shown without a unit.`, 'Remove it.');
  }
  if (schema['x-serial'] !== undefined && (kind.name !== 'text' || field.depth > 0)) {
    const message =
      field.depth > 0
        ? 'A serial numbers records, not nested objects: nothing would fill this field.'
        : `A serial is a text, not a field of kind "${kind.name}": nothing would fill it.`;
    yield contradiction(
      'x-serial',
      message,
      field.depth > 0 ? 'Move it to the record, or remove it.' : 'Change the type.',
    );
  }
  const template = stringIn(schema, 'x-serial');
  if (template !== undefined && kind.name === 'text' && catalog.config.serialTemplates === undefined) {
    // Checks that the first serial number satisfies the field's limits. It is known in advance, because only the server
    // fills the field.
    const first = plainSerial(template, 1);
    const pattern = stringIn(schema, 'pattern');
    const maxLength = numberIn(schema, 'maxLength');
    const message = `The serials of this field are numbered ${first}, ${plainSerial(template, 2)} and so on, which do not fit.`;
    if (!fitsText(first, { maxLength }))
      yield contradiction('maxLength', message, `Raise it to ${first.length} or more.`);
    if (pattern !== undefined && regex(pattern)?.test(first) === false)
      yield contradiction('pattern', message, 'Let it match them, or remove it.');
  }
  if (schema['x-reference'] !== undefined && !REFERENCES.has(kind.name)) {
    yield contradiction(
      'x-reference',
      `A reference is a string or an array of strings, not ${typeOf(schema)}.`,
      'Change the type.',
    );
  }
}

function* neverAlways(
  { schema, depth }: Declared,
  contradiction: (key: string, message: string, hint: string) => SchemaProblem,
): Iterable<SchemaProblem> {
  if (depth > 0) {
    const message = '"x-always" is about the values of a record, not of a nested object.';
    yield contradiction('x-always', message, 'Make the field required in the nested object, or remove it.');
  } else if (schema['x-when'] !== undefined) {
    const message = 'A field with a condition ("x-when") is empty where the condition does not hold.';
    yield contradiction('x-always', message, 'Remove one of them.');
  } else if (schema['default'] === undefined && schema['x-computed'] !== true && schema['readOnly'] !== true) {
    const message = 'Nothing fills this field where a client leaves it empty.';
    yield contradiction('x-always', message, 'Give it a default, mark it x-computed, or make it required instead.');
  }
}

const REFERENCES = new Set<FieldKind>(['reference', 'reference-list']);

function typeOf(schema: Raw): string {
  return stringIn(schema, 'type') ?? (Object.keys(objectIn(schema, 'properties')).length > 0 ? 'object' : 'anything');
}
