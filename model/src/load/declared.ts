import { inlineEnumName } from '../build/inline-enums.ts';
import { SYSTEM_FIELDS } from '../build/system-fields.ts';
import type { Document, Path } from './problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../model/json/raw.ts';
import type { Raw } from '../model/json/raw.ts';
import { schemasBeside } from './schemas-beside.ts';

export interface Declared {
  readonly name: string;
  readonly document: Document;
  readonly path: Path;
  readonly schema: Raw;
  readonly required: boolean;
  readonly depth: number;
  readonly enumName: string;
}

export interface DeclaredObject {
  readonly document: Document;
  readonly path: Path;
  readonly schema: Raw;
  readonly fields: ReadonlyMap<string, Declared>;
  readonly depth: number;
}

export function declaredObjects(document: Document): readonly DeclaredObject[] {
  const beside = schemasBeside(document).map(({ schema, path, owner }) =>
    declaredObject({ document, schema, path, depth: 1 }, owner),
  );
  const schema = objectIn(document.value, 'schema');
  const found = [declaredObject({ document, schema, path: ['schema'], depth: 0 }, document.name), ...beside];
  for (const object of found) found.push(...[...object.fields.values()].flatMap(nestedObject));
  return found;
}

function nestedObject({ document, schema, path, depth, enumName }: Declared): readonly DeclaredObject[] {
  const items = objectIn(schema, 'items');
  const inside = { document, depth: depth + 1 };
  if ('properties' in items) return [declaredObject({ ...inside, schema: items, path: [...path, 'items'] }, enumName)];
  return 'properties' in schema ? [declaredObject({ ...inside, schema, path }, enumName)] : [];
}

function declaredObject(object: Omit<DeclaredObject, 'fields'>, owner: string): DeclaredObject {
  const { document, schema, path, depth } = object;
  const required = new Set(listIn(schema, 'required'));
  const fields = new Map<string, Declared>();
  for (const [name, property] of entriesIn(schema, 'properties')) {
    const place = [...path, 'properties', name];
    fields.set(name, {
      name,
      document,
      path: place,
      schema: objectIn(property),
      required: required.has(name),
      depth,
      enumName: inlineEnumName(owner, name),
    });
  }
  return { ...object, fields };
}

/** Returns whether another back end stores the records of a resource. */
export function isForeign({ value }: Pick<Document, 'value'>): boolean {
  return 'at' in objectIn(value);
}

export function knownNames(document: Document, fields: ReadonlyMap<string, Declared>): readonly string[] {
  if (isForeign(document)) return [...fields.keys(), 'id'];
  const system = SYSTEM_FIELDS.filter((name) => name !== 'office_id' || isOfficeScoped(document));
  return [...fields.keys(), ...system];
}

function isOfficeScoped(document: Document): boolean {
  return stringIn(document.value, 'scope') === 'office';
}
