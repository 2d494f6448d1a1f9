import { SYSTEM_FIELDS } from '../build/system-fields.ts';
import type { Document, Path } from './problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from './raw.ts';
import type { Raw } from './raw.ts';

/** A property of a resource file, or of a nested field, or of a transition's input. */
export interface Declared {
  readonly name: string;
  readonly document: Document;
  /** Of the property's schema. */
  readonly path: Path;
  readonly schema: Raw;
  readonly required: boolean;
  /** 0: a field of the record itself. */
  readonly depth: number;
}

export interface DeclaredObject {
  readonly document: Document;
  /** Of the object's schema. */
  readonly path: Path;
  readonly schema: Raw;
  readonly fields: ReadonlyMap<string, Declared>;
  readonly depth: number;
}

/** The record of a resource file, the objects nested in it and the inputs of its transitions. Without recursion. */
export function declaredObjects(document: Document): readonly DeclaredObject[] {
  const inputs = listIn(objectIn(document.value, 'workflow'), 'transitions').map((transition, index) =>
    declaredObject(document, objectIn(transition, 'input'), ['workflow', 'transitions', index, 'input'], 1),
  );
  const found = [declaredObject(document, objectIn(document.value, 'schema'), ['schema'], 0), ...inputs];
  for (const object of found) found.push(...[...object.fields.values()].flatMap(nestedObject));
  return found;
}

function nestedObject({ document, schema, path, depth }: Declared): readonly DeclaredObject[] {
  const items = objectIn(schema, 'items');
  if ('properties' in items) return [declaredObject(document, items, [...path, 'items'], depth + 1)];
  return 'properties' in schema ? [declaredObject(document, schema, path, depth + 1)] : [];
}

function declaredObject(document: Document, schema: Raw, path: Path, depth: number): DeclaredObject {
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
    });
  }
  return { document, path, schema, fields, depth };
}

/** Names that lists, forms, titles and conditions of a resource may use. */
export function knownNames(document: Document, fields: ReadonlyMap<string, Declared>): readonly string[] {
  const system = SYSTEM_FIELDS.filter((name) => name !== 'office_id' || isOfficeScoped(document));
  return [...fields.keys(), ...system];
}

function isOfficeScoped(document: Document): boolean {
  return stringIn(document.value, 'scope') === 'office';
}
