import type { Catalog } from '../../catalog.ts';
import type { DeclaredObject } from '../../declared.ts';
import { isObject } from '../../../model/json/is-object.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { conditionValues } from './conditions.ts';

/** Checks the names in `required`, `dependentRequired` and in cross-field rules (allOf, if, then …), and the values of rules. A misspelled name or value would disable the rule. */
export function* checkRules(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    for (const object of objects) {
      for (const { schema, path, isRule } of rulesOf(object)) {
        yield* requiredNames(object, schema, path);
        yield* dependentNames(object, schema, path);
        if (isRule) yield* properties(object, schema, path, catalog);
      }
    }
  }
}

interface Rule {
  readonly schema: Raw;
  readonly path: Path;
  readonly isRule: boolean;
}

function rulesOf({ schema, path }: DeclaredObject): readonly Rule[] {
  const found: Rule[] = [{ schema, path, isRule: false }];
  for (const { schema: outer, path: place } of found) {
    for (const key of ['not', 'if', 'then', 'else']) {
      const inner = outer[key];
      if (isObject(inner)) found.push({ schema: inner, path: [...place, key], isRule: true });
    }
    for (const key of ['allOf', 'anyOf']) {
      for (const [index, inner] of listIn(outer, key).entries()) {
        if (isObject(inner)) found.push({ schema: inner, path: [...place, key, index], isRule: true });
      }
    }
  }
  return found;
}

function* requiredNames({ document, fields }: DeclaredObject, schema: Raw, path: Path): Iterable<SchemaProblem> {
  for (const [name, place] of stringsIn(schema, 'required')) {
    if (fields.has(name)) continue;
    const message = `"required" names "${name}", which is not a property.`;
    yield { code: 'TUY404', document, path: [...path, ...place], message, hint: suggest(name, fields.keys()) };
  }
}

function* dependentNames({ document, fields }: DeclaredObject, schema: Raw, path: Path): Iterable<SchemaProblem> {
  const dependencies = objectIn(schema, 'dependentRequired');
  for (const name of Object.keys(dependencies)) {
    const place = [...path, 'dependentRequired', name];
    if (!fields.has(name)) yield unknownName(document, place, name, fields, 'key');
    for (const [index, needed] of listIn(dependencies, name).entries()) {
      if (!fields.has(String(needed))) yield unknownName(document, [...place, index], String(needed), fields, 'value');
    }
  }
}

function unknownName(
  document: Document,
  path: Path,
  name: string,
  fields: DeclaredObject['fields'],
  at: 'key' | 'value',
): SchemaProblem {
  const message = `"dependentRequired" names "${name}", which is not a property.`;
  return { code: 'TUY404', document, path, at, message, hint: suggest(name, fields.keys()) };
}

function* properties(
  { document, fields }: DeclaredObject,
  schema: Raw,
  path: Path,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  for (const [name, wanted] of entriesIn(schema, 'properties')) {
    const place = [...path, 'properties', name];
    const field = fields.get(name);
    if (field) {
      for (const [keyword, value] of entriesIn(wanted)) {
        if (keyword !== 'const' && keyword !== 'enum') continue;
        yield* conditionValues(document, [...place, keyword], value, field, catalog);
      }
    } else {
      const message = `The rule names "${name}", which is not a property.`;
      const hint = suggest(name, fields.keys());
      yield { code: 'TUY209', document, path: place, at: 'key', message, hint };
    }
  }
}
