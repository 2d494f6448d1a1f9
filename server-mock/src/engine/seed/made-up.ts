import { type Field, holds, kindOf, type Model, type Resource } from '@tuyen/schemas';
import type { FixtureContext, Row } from '../domain.ts';
import { seededRandom, seedOf } from './random.ts';

/** The password of made-up accounts. */
export const DEMO_PASSWORD = 'Tuyen#2026';

/**
 * Rows of the kinds' own samples, for resources whose project brings no fixtures: the same on every run, references between
 * them sound, unique values different.
 */
export function madeUpRows(
  context: FixtureContext,
  given: Readonly<Record<string, readonly Row[]>>,
): Record<string, readonly Row[]> {
  const { model } = context;
  const made = model.resources.filter((resource) => !(resource.name in given) && !resource.singleton);
  const ids = new Map<string, readonly string[]>();
  for (const [name, rows] of Object.entries(given))
    ids.set(
      name,
      rows.map((row) => String(row['id'])),
    );
  for (const { name, seed } of made)
    ids.set(
      name,
      Array.from({ length: seed }, (_, index) => context.id(name, index)),
    );
  return Object.fromEntries(made.map((resource) => [resource.name, rowsOf(context, resource, ids)]));
}

function rowsOf(
  context: FixtureContext,
  resource: Resource,
  ids: ReadonlyMap<string, readonly string[]>,
): readonly Row[] {
  const random = seededRandom(seedOf(resource.name));
  const seen = new Map<string, Set<unknown>>();
  return Array.from({ length: resource.seed }, (_, index) => {
    const id = context.id(resource.name, index);
    const own = ids.get(resource.name) ?? [];
    const target = (name: string): string | undefined => {
      // A record of the same resource comes before this one, so that trees have no rings.
      const choices = name === resource.name ? own.slice(0, index) : (ids.get(name) ?? []);
      return choices[Math.floor(random() * choices.length)];
    };
    const row: Row = { id };
    for (const field of resource.fields) {
      if (field.system && field.name !== 'office_id') continue;
      const value = valueOf(field, random, index, target);
      if (value === undefined || value === null) continue;
      row[field.name] = field.unique ? different(seen, field, value, index) : value;
    }
    for (const field of resource.fields) if (field.when && !holds(field.when, row)) delete row[field.name];
    return account(context.model, resource, index, { ...row, ...initialState(resource) }, context);
  });
}

function valueOf(
  field: Field,
  random: () => number,
  index: number,
  target: (resource: string) => string | undefined,
): unknown {
  if (field.kind === 'reference') return target(field.resource);
  if (field.kind === 'reference-list') {
    return [...new Set([target(field.resource), target(field.resource)])].filter((id) => id !== undefined);
  }
  const sample = kindOf(field).sample(field as never, random, index);
  if (field.kind === 'nested-object') return filled(field.fields, sample, random, index, target);
  if (field.kind === 'nested-list' && Array.isArray(sample)) {
    return sample.map((item) => filled(field.fields, item, random, index, target));
  }
  return sample;
}

/** References inside nested values, which a kind by itself cannot fill. */
function filled(
  fields: readonly Field[],
  value: unknown,
  random: () => number,
  index: number,
  target: (resource: string) => string | undefined,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const row: Row = { ...value };
  for (const field of fields) {
    if (field.kind !== 'reference' && field.kind !== 'reference-list') continue;
    const found = valueOf(field, random, index, target);
    if (found !== undefined) row[field.name] = found;
  }
  return row;
}

function different(seen: Map<string, Set<unknown>>, field: Field, value: unknown, index: number): unknown {
  const values = seen.get(field.name) ?? new Set();
  seen.set(field.name, values);
  let found = value;
  for (let attempt = 0; values.has(found); attempt += 1) {
    found = typeof value === 'number' ? value + index + attempt : varied(String(value), index + attempt);
  }
  values.add(found);
  return found;
}

/** `a@b.c` → `a7@b.c`; a code gets its number at the end, in place of as many letters, so that it stays as long as it was. */
function varied(text: string, number: number): string {
  const at = text.indexOf('@');
  if (at > 0) return `${text.slice(0, at)}${number}${text.slice(at)}`;
  const digits = String(number);
  return text.slice(0, Math.max(1, text.length - digits.length)) + digits;
}

function initialState(resource: Resource): Row {
  return resource.workflow ? { [resource.workflow.field]: resource.workflow.initial } : {};
}

/** The first made-up user may do everything; all of them can sign in. */
function account(model: Model, resource: Resource, index: number, row: Row, context: FixtureContext): Row {
  if (resource.name !== model.identity.users) return row;
  const has = (name: string) => resource.fields.some((field) => field.name === name);
  return {
    ...row,
    ...(has('password') && { password: context.password(DEMO_PASSWORD) }),
    ...(has('status') && index === 0 && { status: 'ACTIVE' }),
    ...(has('username') && index === 0 && { username: 'superuser' }),
    ...(has('is_superuser') && { is_superuser: index === 0 }),
  };
}
