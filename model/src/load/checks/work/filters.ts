import { relativeTime } from '../../../model/work/record-filter.ts';
import { isObject } from '../../../model/json/is-object.ts';
import { kindOfDeclared } from '../../catalog.ts';
import type { Catalog, ResourceEntry } from '../../catalog.ts';
import { knownNames } from '../../declared.ts';
import type { Declared } from '../../declared.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { entriesIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { conditionValues } from '../fields/conditions.ts';
import { checkCurrent } from './current.ts';

const NUMBERS = new Set(['integer', 'decimal', 'money', 'year']);
const SYSTEM_MOMENTS = new Set(['created_at', 'updated_at']);
const SYSTEM_NUMBERS = new Set(['version']);
const DAY = /^\d{4}-\d{2}-\d{2}$/u;

export type Compared = 'date' | 'moment' | 'number' | 'value';

export function comparedAs(entry: ResourceEntry, name: string, catalog: Catalog): Compared | undefined {
  const field = entry.fields.get(name);
  if (!field) return SYSTEM_MOMENTS.has(name) ? 'moment' : SYSTEM_NUMBERS.has(name) ? 'number' : 'value';
  const kind = kindOfDeclared(field, catalog);
  if (!kind) return 'value';
  if (kind.name === 'date') return 'date';
  if (kind.name === 'date-time') return 'moment';
  if (NUMBERS.has(kind.name)) return 'number';
  return kind.operators.includes('$eq') ? 'value' : undefined;
}

export function isSecret(field: Declared | undefined): boolean {
  return field?.schema['x-secret'] === true || field?.schema['writeOnly'] === true;
}

export function* checkFilter(
  document: Document,
  filter: Raw,
  path: Path,
  entry: ResourceEntry,
  catalog: Catalog,
): Iterable<SchemaProblem> {
  for (const [name, term] of entriesIn(filter)) {
    const at = [...path, name];
    const known = knownNames(entry.document, entry.fields);
    const field = entry.fields.get(name);
    if (!field && !known.includes(name)) {
      const message = `The resource "${entry.document.name}" has no field "${name}".`;
      yield { code: 'TUY209', document, path: at, at: 'key', message, hint: suggest(name, known) };
      continue;
    }
    const compared = isSecret(field) ? undefined : comparedAs(entry, name, catalog);
    if (compared === undefined) {
      const message = `Records cannot be filtered by "${name}".`;
      yield { code: 'TUY973', document, path: at, at: 'key', message, hint: 'Name a field with a single value.' };
    } else if (isObject(term)) {
      yield* checkTerm(document, term, at, compared);
      if ('current' in term && Object.keys(term).length === 1) {
        const place = { code: 'TUY973', document, path: [...at, 'current'] } as const;
        yield* checkCurrent(entry, name, term['current'], place, catalog);
      }
      if (field && 'not' in term) yield* conditionValues(document, [...at, 'not'], term['not'], field, catalog);
    } else if (field) {
      yield* conditionValues(document, at, term, field, catalog);
    }
  }
}

function* checkTerm(document: Document, term: Raw, path: Path, compared: Compared): Iterable<SchemaProblem> {
  const forms = [['not'], ['current'], ['from', 'to']].filter((keys) => keys.some((key) => key in term));
  const name = String(path.at(-1));
  if (forms.length > 1) {
    const message = `"${name}" is compared in two ways at once.`;
    yield { code: 'TUY973', document, path, message, hint: 'Write "not", "current", or "from" and "to".' };
  }
  for (const key of ['from', 'to']) {
    if (key in term) yield* checkBound(document, term[key], [...path, key], name, compared);
  }
}

function* checkBound(
  document: Document,
  bound: unknown,
  path: Path,
  name: string,
  compared: Compared,
): Iterable<SchemaProblem> {
  const place = { code: 'TUY973', document, path } as const;
  if (compared === 'value') {
    const hint = 'Bounds are for numbers, dates and date-times.';
    yield { ...place, message: `"${name}" has no values between two others.`, hint };
  } else if (compared === 'number') {
    if (typeof bound !== 'number') yield { ...place, message: `"${name}" is a number.`, hint: 'Write a number.' };
  } else {
    const relative = typeof bound === 'string' ? relativeTime(bound) : undefined;
    if (relative?.exact && compared === 'date') {
      yield { ...place, message: `"${name}" is a date without a time.`, hint: 'Count in days: today-3.' };
    } else if (!relative && !(typeof bound === 'string' && DAY.test(bound))) {
      const hint = 'Write today, today-7, week, month-1, a date such as 2026-12-31, or of a date-time now-15m.';
      yield { ...place, message: `${JSON.stringify(bound)} is not a time.`, hint };
    }
  }
}
