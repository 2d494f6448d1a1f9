import {
  type Field,
  holds,
  type Model,
  type Operation,
  type ReferenceField,
  type ReferenceListField,
  type Resource,
  type Transition,
} from '@tuyen/model';
import type { Row } from '../../server/src/engine/domain.ts';
import { syntheticValue, type Source } from '../../server-mock/src/seed/synthetic-value.ts';

export interface ReferencePlace {
  readonly resource: Resource;
  readonly way: 'create' | 'edit' | Transition | Operation;
  readonly slug: string;
  readonly fields: readonly Field[];
  readonly field: Field;
  readonly inner: readonly string[];
  readonly leaf: ReferenceField | ReferenceListField;
  /** Path of the reference, as it appears in validation errors: `stops_outbound.0.stop_point_id`. */
  readonly path: string;
}

export const placeName = ({ resource, way, path }: ReferencePlace): string =>
  `${resource.name} ${typeof way === 'string' ? way : way.name}: ${path}`;

export function referencePlaces(model: Model): readonly ReferencePlace[] {
  return model.resources.flatMap((resource) => {
    const of = (way: ReferencePlace['way'], action: string, fields: readonly Field[]) =>
      fields
        // Leaves out `office_id`, because its value depends on the offices in which the caller may write, not on the
        // records to which the caller may refer.
        .filter(({ name, system }) => !system && name !== 'office_id')
        .flatMap((field) =>
          leavesOf(field).map(({ inner, leaf, path }) => {
            const slug = `${resource.module}.${action}`;
            return { resource, way, slug, fields, field, inner, leaf, path };
          }),
        );
    const moves = resource.workflow?.transitions.filter(({ by }) => by.includes('staff')) ?? [];
    return [
      ...(resource.actions.includes('create') ? of('create', 'create', resource.fields) : []),
      ...(resource.actions.includes('edit') ? of('edit', 'update', resource.fields) : []),
      ...moves.flatMap((move) => of(move, move.name, move.input)),
      ...(resource.operations ?? [])
        .filter(({ on }) => on === 'record')
        .flatMap((operation) => of(operation, operation.slug.split('.')[1] ?? '', operation.input)),
    ];
  });
}

type Leaf = Pick<ReferencePlace, 'inner' | 'leaf' | 'path'>;

function leavesOf(field: Field): readonly Leaf[] {
  if (field.readOnly) return [];
  if (field.kind === 'reference') return [{ inner: [], leaf: field, path: field.name }];
  if (field.kind === 'reference-list') return [{ inner: [], leaf: field, path: `${field.name}.0` }];
  if (field.kind !== 'nested-list' && field.kind !== 'nested-object') return [];
  const step = field.kind === 'nested-list' ? `${field.name}.0` : field.name;
  return field.fields.flatMap((inside) =>
    leavesOf(inside).map(({ inner, leaf, path }) => ({
      inner: [inside.name, ...inner],
      leaf,
      path: `${step}.${path}`,
    })),
  );
}

export function madeUpBody(fields: readonly Field[], source: Source, given: Row = {}): Row {
  const body: Row = {};
  for (const field of fields) {
    if (field.readOnly || field.system) continue;
    const value = syntheticValue(field, source, 1);
    if (value !== undefined && value !== null) body[field.name] = value;
  }
  Object.assign(body, given);
  for (const { name, when } of fields) if (!(name in given) && when && !holds(when, body)) delete body[name];
  return body;
}

export function bodyWith({ way, fields, field, inner }: ReferencePlace, id: string, source: Source): Row {
  const shown = Object.entries(field.when ?? {}).map(([name, wanted]) => [name, [wanted].flat()[0]] as const);
  const given = { ...Object.fromEntries(shown), [field.name]: valueWith(field, inner, id, source) };
  return way === 'edit' ? given : madeUpBody(fields, source, given);
}

function valueWith(field: Field, inner: readonly string[], id: string, source: Source): unknown {
  if (field.kind === 'reference') return id;
  if (field.kind === 'reference-list') return [id];
  if (field.kind !== 'nested-list' && field.kind !== 'nested-object')
    throw new Error(`${field.name} holds no reference`);
  const [name = '', ...rest] = inner;
  const inside = field.fields.find((one) => one.name === name);
  if (!inside) throw new Error(`${field.name} has no field ${name}`);
  const made = syntheticValue(field, source, 1);
  const [first] = Array.isArray(made) ? made : [made];
  const item = { ...(first as Row), [name]: valueWith(inside, rest, id, source) };
  return field.kind === 'nested-list' ? [item] : item;
}
