import {
  type Field,
  joinName,
  kindOf,
  type Model,
  type Operator,
  type Resource,
  resourceNamed,
  type Zone,
} from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';
import type { Join } from './query.ts';

export interface View {
  readonly resource: Resource;
  readonly fields: ReadonlyMap<string, Field>;
  readonly operators: ReadonlyMap<string, ReadonlySet<Operator>>;
  readonly sortable: ReadonlySet<string>;
  readonly joins: ReadonlyMap<string, Omit<Join, 'select'>>;
  readonly model: Model;
  readonly zone: Zone;
  /** Returns the current time, to which relative days in queries (`today-7`) refer. */
  readonly now: () => Date;
}

export function viewOf(model: Model, resource: Resource, zone: Zone, now = () => new Date()): View {
  const fields = resource.fields.filter((field) => !field.writeOnly);
  return {
    resource,
    model,
    zone,
    now,
    fields: new Map(fields.map((field) => [field.name, field])),
    operators: new Map(fields.map((field) => [field.name, new Set(kindOf(field).operators)])),
    sortable: new Set(fields.filter((field) => kindOf(field).sortable).map((field) => field.name)),
    joins: joinsOf(fields),
  };
}

function joinsOf(fields: readonly Field[]): Map<string, Omit<Join, 'select'>> {
  const joins = new Map<string, Omit<Join, 'select'>>();
  for (const field of fields) {
    if (!('use' in field)) continue;
    const many = kindOf(field).list === true;
    const as = joinName(field.name, many);
    const join = { field: field.name, as, resource: field.resource, many };
    joins.set(field.name, join);
    joins.set(as, join);
  }
  return joins;
}

export function fieldNamed(view: View, name: string, parameter: string): Field {
  const field = view.fields.get(name);
  if (!field) throw badQuery('unknown_field', { parameter, field: name.slice(0, 100), resource: view.resource.name });
  return field;
}

export function joinNamed(view: View, name: string, select: readonly string[] | undefined): Join {
  const join = view.joins.get(name);
  if (!join) throw badQuery('unknown_join', { field: name.slice(0, 100), resource: view.resource.name });
  const target = resourceNamed(view.model, join.resource);
  for (const wanted of select ?? []) {
    if (!target?.fields.some((field) => field.name === wanted && !field.writeOnly)) {
      throw badQuery('unknown_field', { parameter: 'join', field: wanted, resource: join.resource });
    }
  }
  return { ...join, select };
}
