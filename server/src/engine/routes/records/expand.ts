import { resourceNamed, slugFor } from '@tuyen/model';
import { mayRead } from '../../identity/index.ts';
import type { Caller, Row, Services } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import type { Join } from '../../query/query.ts';
import { recordsByIds } from '../../query/records-by-ids.ts';
import type { HasRecords } from '../../store/store.ts';

type Parts = Pick<Services, 'auth' | 'model'> & HasRecords;

/**
 * Expands the references of records (`route_id` adds `route`) and reads each joined resource only once. Rejects a join
 * of a resource that the caller has no permission to read. Omits single records that the caller cannot see.
 */
export async function expanded(
  engine: Parts,
  caller: Caller,
  rows: readonly Row[],
  joins: readonly Join[],
): Promise<readonly Row[]> {
  let answer = rows.map((row) => ({ ...row }));
  for (const join of joins) {
    const target = resourceNamed(engine.model, join.resource);
    if (!target || !engine.auth.may(caller, slugFor(target.module, 'show'))) {
      throw new Problem(403, 'not_permitted', { permission: slugFor(target?.module ?? join.resource, 'show') });
    }
    const table = getOrThrow(engine.records.tables, join.resource);
    const ids = new Set(answer.flatMap((row) => idsOf(row[join.field])));
    const docs = await recordsByIds(engine, table, [...ids]);
    const found = new Map<string, Row>();
    for (const doc of docs) {
      const record = parseObject(doc);
      if (target.scope === 'office' && !mayRead(caller, record)) continue;
      found.set(String(record['id']), selected(record, join.select));
    }
    answer = answer.map((row) => {
      const records = idsOf(row[join.field])
        .map((id) => found.get(id))
        .filter((record) => record !== undefined);
      if (join.many) return { ...row, [join.as]: records };
      return records[0] ? { ...row, [join.as]: records[0] } : row;
    });
  }
  return answer;
}

function idsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
}

function selected(record: Row, select: readonly string[] | undefined): Row {
  if (!select) return record;
  return Object.fromEntries(['id', ...select].filter((name) => name in record).map((name) => [name, record[name]]));
}
