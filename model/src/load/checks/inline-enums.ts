import { kindOfDeclared } from '../catalogue.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Declared } from '../declared.ts';
import { canonical } from '../json-schema/value.ts';
import type { Path, Problem } from '../problem.ts';
import { listIn, objectIn, stringsIn } from '../raw.ts';
import type { Raw } from '../raw.ts';
import { enumValues } from './enums.ts';

/** An enumeration that a property lists itself, and the schema that lists it: the property's, or that of its items. */
interface Listed {
  readonly field: Declared;
  readonly schema: Raw;
  readonly path: Path;
}

/** Enumerations that stand in resource files: what an enum file must say, they must say too. */
export function* checkInlineEnums(catalogue: Catalogue): Iterable<Problem> {
  const taken = new Map<string, Listed>();
  for (const { objects } of catalogue.resources.values()) {
    for (const field of objects.flatMap(({ fields }) => [...fields.values()])) {
      const { schema, path } = field;
      yield* ofSchema({ field, schema, path }, catalogue, taken);
      yield* ofSchema({ field, schema: objectIn(schema, 'items'), path: [...path, 'items'] }, catalogue, taken);
    }
  }
}

function* ofSchema(listed: Listed, catalogue: Catalogue, taken: Map<string, Listed>): Iterable<Problem> {
  const { field, schema, path } = listed;
  const { document, name } = field;
  const labelled = 'x-values' in schema;
  if (!isChosenFrom(listed, catalogue)) {
    if (labelled) yield misplaced(listed);
    return;
  }
  if (!labelled) {
    const message = `The values of "${name}" have no labels.`;
    const hint = 'Add "x-values" with a text for each, or "$ref" an enum file.';
    yield { code: 'TUY902', document, path: [...path, 'enum'], at: 'key', message, hint };
    return;
  }
  yield* enumValues(document, schema, path);
  yield* nameClash(listed, catalogue, taken);
}

/** Does the field offer these values? Not where another kind was named, and numbers are no choices with labels. */
function isChosenFrom({ field, schema }: Listed, catalogue: Catalogue): boolean {
  const values = listIn(schema, 'enum');
  const kind = kindOfDeclared(field, catalogue)?.name;
  return (
    !('$ref' in schema) &&
    (kind === 'enum' || kind === 'enum-list') &&
    values.length > 0 &&
    stringsIn(schema, 'enum').length === values.length
  );
}

function misplaced({ field: { document }, schema, path }: Listed): Problem {
  const place = { code: 'TUY411', document, path: [...path, 'x-values'], at: 'key' } as const;
  if ('$ref' in schema) {
    return { ...place, message: 'The enum file says what its values are called.', hint: 'Remove "x-values".' };
  }
  const message = '"x-values" labels the texts that an "enum" beside it lists, in a field without an "x-kind".';
  return { ...place, message, hint: 'Add such an "enum", or remove "x-values".' };
}

/** Rows of one transition may ask for the same in the same words. */
function* nameClash(listed: Listed, { enums }: Catalogue, taken: Map<string, Listed>): Iterable<Problem> {
  const { document, path, name, enumName } = listed.field;
  const other = taken.get(enumName);
  taken.set(enumName, other ?? listed);
  const isFile = enums.has(enumName);
  if (!isFile && (!other || isSame(other, listed))) return;
  const file = isFile ? 'that of an enum file' : `one in ${other?.field.document.file}`;
  const message = `The enumeration of "${name}" would bear the name "${enumName}", which is ${file} already.`;
  const hint = isFile ? `Rename the field, or "$ref" the file: "../enums/${enumName}.json".` : 'Rename one of them.';
  yield { code: 'TUY202', document, path, at: 'key', message, hint };
}

function isSame(one: Listed, other: Listed): boolean {
  const transition = (listed: Listed) => listed.field.path[0] === 'workflow' && listed.field.document;
  return transition(one) === transition(other) && says(one) === says(other);
}

function says({ field, schema }: Listed): string {
  return canonical([schema['enum'], schema['x-values'], field.schema['x-label']]);
}
