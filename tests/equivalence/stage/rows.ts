import type { AdminModel } from '@tuyen/admin-kit';
import { sampleOf, type Field, type Resource } from '@tuyen/model';
import type { RaRecord } from 'react-admin';

export type Rows = ReadonlyMap<string, readonly RaRecord[]>;

const ROWS = 2;

/** Returns two rows per resource, the same on every run: sample values of each kind, valid references, no secrets. */
export function sampleRows(model: AdminModel): Rows {
  return new Map(
    model.resources.map((resource) => [
      resource.name,
      Array.from({ length: ROWS }, (_, index) => row(resource, index + 1)),
    ]),
  );
}

export function idOf(resource: string, index: number): string {
  return `${resource}-${index}`;
}

function row(resource: Resource, index: number): RaRecord {
  const random = seeded(index);
  const shown = resource.fields.filter((field) => !field.writeOnly);
  const values = shown.map((field) => [field.name, valueOf(field, random, index)] as const);
  return { ...Object.fromEntries(values), id: idOf(resource.name, index), version: 1 };
}

function valueOf(field: Field, random: () => number, index: number): unknown {
  switch (field.kind) {
    case 'reference':
      return idOf(field.resource, index);
    case 'reference-list':
      return [idOf(field.resource, 1), idOf(field.resource, 2)];
    case 'nested-list':
      return [objectOf(field.fields, random, index), objectOf(field.fields, random, index + 1)];
    case 'nested-object':
      return objectOf(field.fields, random, index);
    default:
      return sampleOf(field, random, index);
  }
}

function objectOf(fields: readonly Field[], random: () => number, index: number): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, random, ((index - 1) % ROWS) + 1)]));
}

/** Returns a repeatable random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
