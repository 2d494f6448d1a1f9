import { withEnums } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Declared } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';

export function* checkConditions(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { document, objects, fields } of catalog.resources.values()) {
    for (const object of objects) {
      for (const field of object.fields.values()) {
        if (!('x-when' in field.schema)) continue;
        const condition = objectIn(field.schema, 'x-when');
        yield* checkCondition(document, condition, [...field.path, 'x-when'], object.fields, catalog, field.name);
      }
    }
    for (const [condition, path] of pageConditions(document)) {
      yield* checkCondition(document, condition, path, fields, catalog);
    }
  }
}

function pageConditions({ value }: Document): readonly (readonly [Raw, Path])[] {
  const sections = ['form', 'show'].flatMap((page) =>
    listIn(objectIn(value, page), 'sections').map(
      (section, index) => [objectIn(section, 'when'), [page, 'sections', index, 'when']] as const,
    ),
  );
  const transitions = listIn(objectIn(value, 'workflow'), 'transitions').map(
    (transition, index) => [objectIn(transition, 'when'), ['workflow', 'transitions', index, 'when']] as const,
  );
  const operations = listIn(value, 'operations').map(
    (operation, index) => [objectIn(operation, 'when'), ['operations', index, 'when']] as const,
  );
  return [...sections, ...transitions, ...operations];
}

export function* checkCondition(
  document: Document,
  condition: Raw,
  path: Path,
  fields: ReadonlyMap<string, Declared>,
  catalog: Catalog,
  ownName?: string,
): Iterable<SchemaProblem> {
  for (const [name, wanted] of entriesIn(condition)) {
    const place = { document, path: [...path, name] };
    const [first = ''] = name.split('.');
    const found = declaredAt(fields, name);
    if (first === ownName) {
      yield { ...place, at: 'key', code: 'TUY412', message: `"${name}" cannot depend on itself.`, hint: 'Remove it.' };
    } else if (found) {
      yield* conditionValues(document, [...path, name], wanted, found, catalog);
    } else if (name.includes('.') || !knownNames(document, fields).includes(name)) {
      const hint = suggest(name, knownNames(document, fields));
      yield { ...place, at: 'key', code: 'TUY209', message: `There is no field "${name}" here.`, hint };
    }
  }
}

/** Reports a condition with a value that the field can never have, because it would never be true. */
export function* conditionValues(
  document: Document,
  path: Path,
  wanted: unknown,
  field: Declared,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  const schema = withEnums(field.schema, catalog);
  const values: readonly unknown[] | undefined = schema.type === 'boolean' ? [true, false] : schema.enum;
  if (!values || values.length === 0) return;
  const list = Array.isArray(wanted);
  for (const [index, value] of [wanted].flat().entries()) {
    if (value === null || values.includes(value)) continue;
    const message = `"${field.name}" is never ${JSON.stringify(value)}.`;
    const hint = suggest(String(value), values.map(String));
    yield { code: 'TUY413', document, path: list ? [...path, index] : path, message, hint };
  }
}

export function declaredAt(fields: ReadonlyMap<string, Declared>, path: string): Declared | undefined {
  let [name = '', ...rest] = path.split('.');
  let found = fields.get(name);
  while (found && rest.length > 0) {
    [name = '', ...rest] = rest;
    const schema = objectIn(objectIn(found.schema, 'properties'), name);
    const known = Object.hasOwn(objectIn(found.schema, 'properties'), name);
    found = known ? { ...found, name, schema, path: [...found.path, 'properties', name] } : undefined;
  }
  return found;
}
