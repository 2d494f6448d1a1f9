import { SYSTEM_FIELDS } from '../../../build/system-fields.ts';
import type { FieldKind } from '../../../model/fields/field.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Declared, DeclaredObject } from '../../declared.ts';
import { isObject } from '../../../model/json/is-object.ts';
import type { Path, SchemaProblem } from '../../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { conditionValues, checkCondition } from './conditions.ts';

const ENUMS: ReadonlySet<FieldKind | undefined> = new Set(['enum', 'enum-list'] as const);
const REFERENCES: ReadonlySet<FieldKind | undefined> = new Set(['reference', 'reference-list'] as const);
interface OptionsContext {
  readonly catalog: Catalog;
  readonly object: DeclaredObject;
  readonly field: Declared;
}

export function* checkOptions(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { objects } of catalog.resources.values()) {
    for (const object of objects) {
      for (const field of object.fields.values()) {
        if ('x-options' in field.schema) yield* optionsOf({ catalog, object, field });
      }
    }
  }
}

function* optionsOf(context: OptionsContext): Iterable<SchemaProblem> {
  const { field } = context;
  const path = [...field.path, 'x-options'];
  const written = field.schema['x-options'];
  const kind = kindOfDeclared(field, context.catalog)?.name;
  if (!ENUMS.has(kind) && !REFERENCES.has(kind)) {
    const message = `"${field.name}" is neither an enum nor a reference, so there are no options.`;
    yield invalidOptions(field, path, message, 'Remove "x-options", or make it an enum or a reference.');
    return;
  }
  const rules = Array.isArray(written)
    ? listIn(field.schema, 'x-options').map((rule, index) => [objectIn(rule), [...path, index]] as const)
    : [[objectIn(written), path] as const];
  for (const [rule, rulePath] of rules) yield* ruleOf(context, kind, rule, rulePath);
}

function* ruleOf(context: OptionsContext, kind: FieldKind | undefined, rule: Raw, path: Path): Iterable<SchemaProblem> {
  const { object, field, catalog } = context;
  const { document } = field;
  const expectedKey = ENUMS.has(kind) ? 'values' : 'where';
  const wrongKey = expectedKey === 'values' ? 'where' : 'values';
  if (wrongKey in rule) {
    const message = `"${wrongKey}" does not apply to "${field.name}", which is ${expectedKey === 'values' ? 'an enumeration' : 'a reference'}.`;
    yield invalidOptions(field, [...path, wrongKey], message, `Use "${expectedKey}".`);
  } else if (!(expectedKey in rule)) {
    yield invalidOptions(field, path, 'The rule has no effect.', `Add "${expectedKey}".`);
  }
  yield* checkCondition(document, objectIn(rule, 'when'), [...path, 'when'], object.fields, catalog, field.name);
  if (expectedKey === 'values' && 'values' in rule) yield* enumValues(context, rule, path);
  if (expectedKey === 'where') yield* whereOf(context, objectIn(rule, 'where'), [...path, 'where']);
}

function* enumValues({ field, catalog }: OptionsContext, rule: Raw, path: Path): Iterable<SchemaProblem> {
  const { document, schema } = field;
  const items = objectIn(schema, 'items');
  const choosing = Object.keys(items).length > 0 ? { ...field, schema: items } : field;
  yield* conditionValues(document, [...path, 'values'], rule['values'], choosing, catalog);
  const defaultValue = schema['default'];
  const excluded = [defaultValue ?? []].flat().filter((value) => !listIn(rule, 'values').includes(value));
  if ('when' in rule || excluded.length === 0) return;
  const message = `The default ${JSON.stringify(excluded[0])} of "${field.name}" cannot be chosen.`;
  yield invalidOptions(field, [...path, 'values'], message, 'Add it, or use another default.');
}

function* whereOf(context: OptionsContext, where: Raw, path: Path): Iterable<SchemaProblem> {
  const { field, catalog } = context;
  const { document } = field;
  const reference = field.schema['x-reference'];
  const target = catalog.resources.get(String(isObject(reference) ? reference['resource'] : reference));
  if (!target) return;
  for (const [name, term] of entriesIn(where)) {
    const at = [...path, name];
    const known = [
      ...knownNames(target.document, target.fields),
      ...SYSTEM_FIELDS.filter((one) => one !== 'office_id'),
    ];
    const found = target.fields.get(name);
    if (!known.includes(name)) {
      const message = `The resource "${target.document.name}" has no field "${name}".`;
      yield { code: 'TUY209', document, path: at, at: 'key', message, hint: suggest(name, known) };
    } else if (isObject(term)) {
      yield* checkTerm(context, target, found, term, at);
    } else if (found) {
      yield* checkComparable(field, found, catalog, at);
      yield* conditionValues(document, at, term, found, catalog);
    }
  }
}

function* checkTerm(
  { object, field, catalog }: OptionsContext,
  target: ResourceEntry,
  found: Declared | undefined,
  term: Raw,
  path: Path,
): Iterable<SchemaProblem> {
  const { document } = field;
  const driver = stringIn(term, 'field');
  if (driver === undefined) {
    if (found && kindOfDeclared(found, catalog)?.name === 'date') return;
    const message = `"${path.at(-1)}" of "${target.document.name}" is not a date, so it cannot be compared with today.`;
    yield invalidOptions(field, path, message, 'Name a field with "format": "date".');
    return;
  }
  const context = { document, path: [...path, 'field'] };
  const beside = object.fields.get(driver);
  if (driver === field.name) {
    yield { ...context, code: 'TUY412', message: `"${driver}" cannot depend on itself.`, hint: 'Name another field.' };
  } else if (!beside) {
    const hint = suggest(driver, object.fields.keys());
    yield { ...context, code: 'TUY209', message: `There is no field "${driver}" here.`, hint };
  } else {
    yield* checkComparable(field, beside, catalog, context.path);
    if (found) yield* checkComparable(field, found, catalog, path);
  }
}

function* checkComparable(field: Declared, other: Declared, catalog: Catalog, path: Path): Iterable<SchemaProblem> {
  if (kindOfDeclared(other, catalog)?.operators.includes('$eq') !== false) return;
  yield invalidOptions(field, path, `"${other.name}" has no single value to compare.`, 'Name another field.');
}

function invalidOptions({ document }: Declared, path: Path, message: string, hint: string): SchemaProblem {
  return { code: 'TUY414', document, path, at: 'key', message, hint };
}
