import { isObject } from '../../model/json/is-object.ts';
import { CLOCK } from './scenario.ts';
import { placeholdersIn } from '../../placeholders/parse.ts';
import type { ResourceEntry } from '../../load/catalog.ts';
import { knownNames } from '../../load/declared.ts';
import type { Document, Path, SchemaProblem } from '../../load/problem.ts';
import type { Raw } from '../../model/json/raw.ts';
import { suggest, suggestOrList } from '../../load/suggest.ts';
import { ofClock } from './scenario-parameters.ts';

export interface Scope {
  readonly parameters: Raw;
  /**
   * Earlier steps of the scenario by name, each with the resource of the record that it created or found. Undefined for
   * a step that calls an endpoint, because the fields of the response are unknown.
   */
  readonly steps: Map<string, ResourceEntry | undefined>;
  readonly used: Set<string>;
}

export function* checkPlaceholders(
  document: Document,
  value: unknown,
  path: Path,
  scope: Scope,
): Iterable<SchemaProblem> {
  if (isObject(value) || Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) {
      yield* checkPlaceholders(document, inner, [...path, Array.isArray(value) ? Number(key) : key], scope);
    }
  }
  if (typeof value !== 'string') return;
  for (const { name } of placeholdersIn(value)) yield* checkPlaceholder(document, name, path, scope);
}

function* checkPlaceholder(document: Document, name: string, path: Path, scope: Scope): Iterable<SchemaProblem> {
  const [first = '', ...rest] = name.split('.');
  const at = { code: 'TUY981', document, path } as const;
  if (first === CLOCK) {
    yield* ofClock(document, path, rest.join('.'));
  } else if (rest.length === 0 && Object.hasOwn(scope.parameters, first)) {
    scope.used.add(first);
  } else if (!scope.steps.has(first)) {
    const hint = suggestOrList(first, [...Object.keys(scope.parameters), ...scope.steps.keys(), CLOCK]);
    yield { ...at, message: `There is no parameter and no earlier step "${first}".`, hint };
  } else {
    const entry = scope.steps.get(first);
    const known = entry && entry.document.value !== undefined ? knownNames(entry.document, entry.fields) : undefined;
    const [field] = rest;
    if (!known || (field !== undefined && known.includes(field))) return;
    const message = field === undefined ? `"${first}" is a record.` : `"${first}" has no field "${field}".`;
    yield {
      ...at,
      code: field === undefined ? 'TUY981' : 'TUY209',
      message,
      hint: suggest(field ?? '', known) ?? `Name a field: {${first}.id}. There are ${known.join(', ')}.`,
    };
  }
}

export function inserts(value: unknown): boolean {
  return typeof value === 'string'
    ? placeholdersIn(value).length > 0
    : isObject(value) && Object.values(value).some(inserts);
}
