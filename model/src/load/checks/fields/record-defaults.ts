import { isObject } from '../../../model/json/is-object.ts';
import type { Catalog } from '../../catalog.ts';
import type { DeclaredObject } from '../../declared.ts';
import { violationsOf } from '../../json-schema/violations.ts';
import type { ValidationOptions } from '../../json-schema/violation.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, stringsIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { valueRules } from './values.ts';

/**
 * Checks that no rule of a record (allOf, if, then …) rejects a default, because a form would then start with an error.
 * A rule with a condition is checked only if all fields in the condition have a default.
 * @param hasValidShape returns whether the document matches its meta-schema
 */
export function* checkRecordDefaults(
  catalog: Catalog,
  hasValidShape: (document: Document) => boolean,
): Iterable<SchemaProblem> {
  const rules = valueRules(catalog);
  for (const { document, objects } of catalog.resources.values()) {
    if (!hasValidShape(document)) continue;
    for (const object of objects) yield* refusedDefaults(object, rules);
  }
}

function* refusedDefaults(
  { document, path, schema, fields }: DeclaredObject,
  rules: ValidationOptions,
): Iterable<SchemaProblem> {
  // Skip a field with a condition (`x-when`), because it may be absent, and a default of null, because it is not a
  // value.
  const known = [...fields.values()].filter(
    (field) => (field.schema['default'] ?? null) !== null && !('x-when' in field.schema),
  );
  const defaults = Object.fromEntries(known.map(({ name, schema: field }) => [name, field['default']]));
  for (const rule of rulesOf(schema)) {
    const asked = namesInConditions(rule);
    if (!asked.every((name) => Object.hasOwn(defaults, name))) continue;
    for (const violation of violationsOf(defaults, rule, rules)) {
      // Skip missing values, because the user can still fill them in.
      if (violation.keyword === 'required' || violation.keyword === 'dependentRequired') continue;
      const [name = asked[0], ...inside] = violation.path;
      if (name === undefined) continue;
      const message = `A rule of the record refuses the default: it ${violation.message}.`;
      const hint = 'Change the default or the rule.';
      yield {
        code: 'TUY407',
        document,
        path: [...path, 'properties', name, 'default', ...inside],
        message,
        hint,
      };
    }
  }
}

const RULES = [['anyOf'], ['not'], ['if', 'then', 'else']];

/**
 * Returns the rules of an object one by one, so that a rule that cannot be checked yet does not prevent the check of
 * the others.
 */
function rulesOf(schema: Raw): readonly Raw[] {
  const own = RULES.map((keys) => Object.fromEntries(Object.entries(schema).filter(([key]) => keys.includes(key))));
  return [...listIn(schema, 'allOf').filter(isObject), ...own];
}

function namesInConditions(rule: Raw): readonly string[] {
  const conditions = [rule['if'], rule['not'], ...listIn(rule, 'anyOf')].filter(isObject);
  const inner = [rule['then'], rule['else'], ...listIn(rule, 'allOf')].filter(isObject);
  return [...conditions.flatMap(namesIn), ...inner.flatMap(namesInConditions)];
}

function namesIn(schema: Raw): readonly string[] {
  const inner = ['if', 'then', 'else', 'not'].map((key) => schema[key]).filter(isObject);
  const listed = ['allOf', 'anyOf'].flatMap((key) => listIn(schema, key).filter(isObject));
  return [
    ...entriesIn(schema, 'properties').map(([name]) => name),
    ...stringsIn(schema, 'required').map(([name]) => name),
    ...[...inner, ...listed].flatMap(namesIn),
  ];
}
