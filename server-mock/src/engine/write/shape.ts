import type { Field, Resource } from '@tuyen/model';
import { hasSecretInside } from '../store/secrets.ts';

/** What the write path asks of a resource with every record, worked out once. */
export interface Shape {
  readonly byName: ReadonlyMap<string, Field>;
  /** What a client may set. */
  readonly writable: readonly Field[];
  readonly secrets: readonly Field[];
  /** Lists and objects with secrets in them. */
  readonly secretsInside: readonly Field[];
  /** Fields that the server numbers. */
  readonly serials: readonly { readonly field: Field; readonly template: string }[];
  /** The parts of one line of the workflow's history. */
  readonly history: readonly Field[];
}

const shapes = new WeakMap<Resource, Shape>();

export function shapeOf(resource: Resource): Shape {
  const known = shapes.get(resource);
  if (known) return known;
  const { fields, workflow } = resource;
  const history = fields.find(({ name }) => name === workflow?.history);
  const shape: Shape = {
    byName: new Map(fields.map((field) => [field.name, field])),
    writable: fields.filter(({ readOnly }) => !readOnly),
    secrets: fields.filter(({ writeOnly }) => writeOnly),
    secretsInside: fields.filter((field) => !field.writeOnly && hasSecretInside(field)),
    serials: fields.flatMap((field) =>
      field.kind === 'text' && field.serial !== undefined ? [{ field, template: field.serial }] : [],
    ),
    history: history?.kind === 'nested-list' ? history.fields : [],
  };
  shapes.set(resource, shape);
  return shape;
}
