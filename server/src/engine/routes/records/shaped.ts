import type { Resource } from '@tuyen/model';
import type { Caller, Row } from '../../domain.ts';
import type { Query } from '../../query/query.ts';
import type { HasRecords } from '../../store/store.ts';
import { type CanParts, withCan } from './can.ts';
import { expanded } from './expand.ts';

export type ShapingParts = CanParts & HasRecords;

export async function shaped(
  engine: ShapingParts,
  resource: Resource,
  caller: Caller,
  rows: readonly Row[],
  query: Pick<Query, 'fields' | 'join' | 'can'>,
): Promise<readonly Row[]> {
  const joined = query.join.length > 0 ? await expanded(engine, caller, rows, query.join) : rows;
  const shown = query.fields ? joined.map((row) => reduced(row, query)) : joined;
  return query.can ? withCan(engine, resource, caller, shown, rows) : shown;
}

function reduced(row: Row, { fields = [], join }: Pick<Query, 'fields' | 'join'>): Row {
  const cached = [...fields, ...join.map(({ as }) => as)].filter((name) => name in row);
  return Object.fromEntries(cached.map((name) => [name, row[name]]));
}
