import { SYSTEM_FIELDS } from '../../build/system-fields.ts';
import type { FieldKind } from '../../model/field.ts';
import { kindOfDeclared } from '../catalogue.ts';
import type { Catalogue, ResourceEntry } from '../catalogue.ts';
import { knownNames } from '../declared.ts';
import type { Declared, DeclaredObject } from '../declared.ts';
import { isObject } from '../json-schema/value.ts';
import type { Path, Problem } from '../problem.ts';
import { entriesIn, listIn, objectIn, stringIn } from '../raw.ts';
import type { Raw } from '../raw.ts';
import { suggest } from '../suggest.ts';
import { conditionValues, ofCondition } from './conditions.ts';

const ENUMS: ReadonlySet<FieldKind | undefined> = new Set(['enum', 'enum-list'] as const);
const REFERENCES: ReadonlySet<FieldKind | undefined> = new Set(['reference', 'reference-list'] as const);
/** What holds several values, or none that could be compared. */
const NOT_COMPARED: ReadonlySet<FieldKind | undefined> = new Set([
  'enum-list',
  'text-list',
  'reference-list',
  'nested-list',
  'nested-object',
  'geo-point',
  'json',
] as const);

interface Place {
  readonly catalogue: Catalogue;
  readonly object: DeclaredObject;
  readonly field: Declared;
}

/** What "x-options" narrows by: is it there, can it be compared, and can it ever be met? */
export function* checkOptions(catalogue: Catalogue): Iterable<Problem> {
  for (const { objects } of catalogue.resources.values()) {
    for (const object of objects) {
      for (const field of object.fields.values()) {
        if ('x-options' in field.schema) yield* optionsOf({ catalogue, object, field });
      }
    }
  }
}

function* optionsOf(place: Place): Iterable<Problem> {
  const { field } = place;
  const path = [...field.path, 'x-options'];
  const written = field.schema['x-options'];
  const kind = kindOfDeclared(field, place.catalogue)?.name;
  if (!ENUMS.has(kind) && !REFERENCES.has(kind)) {
    const message = `"${field.name}" chooses from nothing that could be narrowed.`;
    yield unfit(field, path, message, 'Remove "x-options", or make it an enum or a reference.');
    return;
  }
  const rules = Array.isArray(written)
    ? listIn(field.schema, 'x-options').map((rule, index) => [objectIn(rule), [...path, index]] as const)
    : [[objectIn(written), path] as const];
  for (const [rule, rulePath] of rules) yield* ruleOf(place, kind, rule, rulePath);
}

function* ruleOf(place: Place, kind: FieldKind | undefined, rule: Raw, path: Path): Iterable<Problem> {
  const { object, field, catalogue } = place;
  const { document } = field;
  const fit = ENUMS.has(kind) ? 'values' : 'where';
  const unfitKey = fit === 'values' ? 'where' : 'values';
  if (unfitKey in rule) {
    const message = `"${unfitKey}" says nothing about "${field.name}", which is ${fit === 'values' ? 'an enumeration' : 'a reference'}.`;
    yield unfit(field, [...path, unfitKey], message, `Use "${fit}".`);
  } else if (!(fit in rule)) {
    yield unfit(field, path, 'The rule narrows nothing.', `Add "${fit}".`);
  }
  yield* ofCondition(document, objectIn(rule, 'when'), [...path, 'when'], object.fields, catalogue, field.name);
  if (fit === 'values' && 'values' in rule) yield* enumValues(place, rule, path);
  if (fit === 'where') yield* whereOf(place, objectIn(rule, 'where'), [...path, 'where']);
}

function* enumValues({ field, catalogue }: Place, rule: Raw, path: Path): Iterable<Problem> {
  const { document, schema } = field;
  const items = objectIn(schema, 'items');
  const choosing = Object.keys(items).length > 0 ? { ...field, schema: items } : field;
  yield* conditionValues(document, [...path, 'values'], rule['values'], choosing, catalogue);
  const preset = schema['default'];
  const left = [preset ?? []].flat().filter((value) => !listIn(rule, 'values').includes(value));
  if ('when' in rule || left.length === 0) return;
  const message = `The default ${JSON.stringify(left[0])} of "${field.name}" cannot be chosen.`;
  yield unfit(field, [...path, 'values'], message, 'Add it, or take another default.');
}

function* whereOf(place: Place, where: Raw, path: Path): Iterable<Problem> {
  const { field, catalogue } = place;
  const { document } = field;
  const reference = field.schema['x-reference'];
  const target = catalogue.resources.get(String(isObject(reference) ? reference['resource'] : reference));
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
      yield* movingTerm(place, target, found, term, at);
    } else if (found) {
      yield* compared(field, found, catalogue, at);
      yield* conditionValues(document, at, term, found, catalogue);
    }
  }
}

function* movingTerm(
  { object, field, catalogue }: Place,
  target: ResourceEntry,
  found: Declared | undefined,
  term: Raw,
  path: Path,
): Iterable<Problem> {
  const { document } = field;
  const driver = stringIn(term, 'field');
  if (driver === undefined) {
    if (found && kindOfDeclared(found, catalogue)?.name === 'date') return;
    const message = `"${path.at(-1)}" of "${target.document.name}" is no day that could be compared with today.`;
    yield unfit(field, path, message, 'Name a field with "format": "date".');
    return;
  }
  const place = { document, path: [...path, 'field'] };
  const beside = object.fields.get(driver);
  if (driver === field.name) {
    yield { ...place, code: 'TUY412', message: `"${driver}" cannot hang on itself.`, hint: 'Name another field.' };
  } else if (!beside) {
    const hint = suggest(driver, object.fields.keys());
    yield { ...place, code: 'TUY209', message: `There is no field "${driver}" here.`, hint };
  } else {
    yield* compared(field, beside, catalogue, place.path);
    if (found) yield* compared(field, found, catalogue, path);
  }
}

function* compared(field: Declared, other: Declared, catalogue: Catalogue, path: Path): Iterable<Problem> {
  if (!NOT_COMPARED.has(kindOfDeclared(other, catalogue)?.name)) return;
  yield unfit(field, path, `"${other.name}" does not hold one value that could be compared.`, 'Name another field.');
}

function unfit({ document }: Declared, path: Path, message: string, hint: string): Problem {
  return { code: 'TUY414', document, path, at: 'key', message, hint };
}
