import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import { isForeign, type Declared } from '../../declared.ts';
import { canonicalJson } from '../../../model/json/canonical-json.ts';
import type { Path, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { enumValues, namedValues } from './enums.ts';

interface Listed {
  readonly field: Declared;
  readonly schema: Raw;
  readonly path: Path;
}

export function* checkInlineEnums(catalog: Catalog): Iterable<SchemaProblem> {
  const taken = new Map<string, Listed>();
  for (const { objects } of catalog.resources.values()) {
    for (const field of objects.flatMap(({ fields }) => [...fields.values()])) {
      const { schema, path } = field;
      yield* checkSchema({ field, schema, path }, catalog, taken);
      yield* checkSchema({ field, schema: objectIn(schema, 'items'), path: [...path, 'items'] }, catalog, taken);
    }
  }
}

function* checkSchema(listed: Listed, catalog: Catalog, taken: Map<string, Listed>): Iterable<SchemaProblem> {
  const { field, schema, path } = listed;
  const { document, name } = field;
  if (!isChosenFrom(listed, catalog)) {
    for (const key of OF_VALUES) if (key in schema) yield misplaced(listed, key);
    return;
  }
  if (!('x-values' in schema)) {
    const message = `The values of "${name}" have no labels.`;
    const hint = 'Add "x-values" with a text for each, or "$ref" an enum file.';
    yield { code: 'TUY902', document, path: [...path, 'enum'], at: 'key', message, hint };
    return;
  }
  yield* enumValues(document, schema, path);
  if (!isForeign(document)) yield* namedValues(document, schema, path);
  yield* nameClash(listed, catalog, taken);
}

/** Returns whether the field is an enum of texts. Numbers have no labels, and `x-kind` may name another kind. */
function isChosenFrom({ field, schema }: Listed, catalog: Catalog): boolean {
  const values = listIn(schema, 'enum');
  const kind = kindOfDeclared(field, catalog)?.name;
  return (
    !('$ref' in schema) &&
    (kind === 'enum' || kind === 'enum-list') &&
    values.length > 0 &&
    stringsIn(schema, 'enum').length === values.length
  );
}

const OF_VALUES = ['x-values', 'x-ordered', 'x-all-label'] as const;

function misplaced({ field: { document }, schema, path }: Listed, key: string): SchemaProblem {
  const place = { code: 'TUY411', document, path: [...path, key], at: 'key' } as const;
  if ('$ref' in schema) {
    const message =
      key === 'x-values' ? 'The enum file has the labels of its values.' : `"${key}" is a key of the enum file.`;
    return { ...place, message, hint: `Remove "${key}".` };
  }
  const message = `"${key}" needs an "enum" of texts beside it, in a field without "x-kind".`;
  return { ...place, message, hint: `Add such an "enum", or remove "${key}".` };
}

/** Reports two inline enums with the same name. Transitions in the same file may share one, if its values are equal. */
function* nameClash(listed: Listed, { enums }: Catalog, taken: Map<string, Listed>): Iterable<SchemaProblem> {
  const { document, path, name, enumName } = listed.field;
  const other = taken.get(enumName);
  taken.set(enumName, other ?? listed);
  const isFile = enums.has(enumName);
  if (!isFile && (!other || isSame(other, listed))) return;
  const file = isFile ? 'an enum file' : `another one in ${other?.field.document.file}`;
  const message = `The inline enum of "${name}" would have the name "${enumName}", which is the name of ${file}.`;
  const hint = isFile ? `Rename the field, or "$ref" the file: "../enums/${enumName}.json".` : 'Rename one of them.';
  yield { code: 'TUY202', document, path, at: 'key', message, hint };
}

function isSame(one: Listed, other: Listed): boolean {
  const transition = (listed: Listed) => listed.field.path[0] === 'workflow' && listed.field.document;
  return transition(one) === transition(other) && contentOf(one) === contentOf(other);
}

function contentOf({ field, schema }: Listed): string {
  return canonicalJson([schema['enum'], ...OF_VALUES.map((key) => schema[key]), field.schema['x-label']]);
}
