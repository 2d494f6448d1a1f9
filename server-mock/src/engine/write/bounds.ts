import type { Field } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { type FieldError, Problem } from '../problem.ts';

/** Findings of one request that are told; whoever has made more mistakes has made one of another kind. */
export const MOST_FINDINGS = 100;

/** Characters of a value whose schema has no `maxLength`, yet a form: a date, a reference, a pattern. */
const LONGEST_FORM = 1_000;
const LONGEST_RICH_TEXT = 200_000;

/**
 * Refuses what is longer than its field could ever take, before anything is done with it: transforms, patterns and sanitizers
 * take time by the length of what they are given, some by its square. Exact lengths are the schema's to check afterwards.
 * @throws {Problem} 422 by field
 */
export function checkBounds(fields: ReadonlyMap<string, Field>, values: Readonly<Row>): void {
  const errors: Record<string, FieldError> = {};
  let found = false;
  for (const name of Object.keys(values)) {
    const field = fields.get(name);
    if (!field || field.readOnly) continue;
    for (const [path, error] of excesses(field, values[name], name)) {
      errors[path] = error;
      found = true;
    }
  }
  if (found) throw new Problem(422, 'validation_failed', {}, errors);
}

type Excess = readonly [path: string, error: FieldError];
const NONE: readonly Excess[] = [];

function excesses(field: Field, value: unknown, path: string): readonly Excess[] {
  if (typeof value === 'string') {
    const most = value.length > 100 ? mostCharacters(field) : undefined;
    if (most === undefined || value.length <= most) return NONE;
    return [[path, { code: 'maxLength', params: { limit: numberIn(field, 'maxLength') ?? most } }]];
  }
  if (typeof value !== 'object' || value === null || field.kind === 'json') return NONE;
  if (!Array.isArray(value)) return field.kind === 'nested-object' ? inObject(field.fields, value as Row, path) : NONE;
  const maxItems = numberIn(field, 'maxItems');
  if (maxItems !== undefined && value.length > maxItems) {
    return [[path, { code: 'maxItems', params: { limit: maxItems } }]];
  }
  const all: Excess[] = [];
  for (const [index, item] of value.entries()) {
    all.push(...inItem(field, item, `${path}.${index}`));
    if (all.length >= MOST_FINDINGS) break;
  }
  return all;
}

function inItem(field: Field, item: unknown, path: string): readonly Excess[] {
  if (typeof item === 'string') {
    return excesses(field.kind === 'text-list' && field.item ? field.item : field, item, path);
  }
  return field.kind === 'nested-list' ? inObject(field.fields, item, path) : NONE;
}

function inObject(fields: readonly Field[], value: unknown, path: string): readonly Excess[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NONE;
  return fields.flatMap((field) => excesses(field, (value as Row)[field.name], `${path}.${field.name}`));
}

/** Twice what the schema allows: people type spaces and marks that transforms take out. Undefined where the body is the limit. */
function mostCharacters(field: Field): number | undefined {
  const { kind, schema } = field;
  const maxLength = numberIn(field, 'maxLength');
  if (maxLength !== undefined) return maxLength * 2 + 100;
  if (kind === 'rich-text') return LONGEST_RICH_TEXT;
  const free = kind === 'json' || (kind === 'text' && schema.format === undefined && schema.pattern === undefined);
  return free ? undefined : LONGEST_FORM;
}

function numberIn({ schema }: Field, keyword: 'maxLength' | 'maxItems'): number | undefined {
  const value = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}
