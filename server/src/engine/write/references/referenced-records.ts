import { type Resource, TOP_OFFICE } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { objectIn } from '../../json-object.ts';
import { DOC, type Table } from '../../store/tables/columns.ts';
import { name } from '../../store/database/connection.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface ReferencedRecord {
  readonly id: string;
  /** Office to which the record belongs or that owns it. */
  readonly office_id?: unknown;
  readonly values?: Readonly<Row>;
}

export interface Need {
  /** The record will also be changed. It gets the stronger lock immediately, to avoid a deadlock. */
  readonly changing?: boolean;
  /** The values are needed for a rule that compares them. */
  readonly values?: boolean;
}

/** Records to which a transaction refers. Each is looked up once, with one query per resource. */
export interface ReferencedRecords {
  /**
   * Returns the existing records by id, possibly with others from earlier calls. On PostgreSQL they are locked until
   * the transaction ends, so that none of them is deleted meanwhile.
   */
  find(resource: string, ids: readonly string[], need?: Need): Promise<ReadonlyMap<string, ReferencedRecord>>;
  isKnown(resource: string, id: string): boolean;
  forget(resource: string, id: string): void;
}

/** Maximum number of ids per query, because databases limit the number of bound values. */
const MAX_RECORDS = 1000;

interface Known extends ReferencedRecord {
  readonly changing: boolean;
}

export function openReferencedRecords(rows: Rows, tables: ReadonlyMap<string, Table>): ReferencedRecords {
  const known = new Map<string, Map<string, Known>>();

  function knownOf(resource: string): Map<string, Known> {
    let found = known.get(resource);
    if (!found) known.set(resource, (found = new Map()));
    return found;
  }

  async function look(resource: string, ids: readonly string[], { changing = false, values }: Need): Promise<void> {
    const params = new Params(rows.engine);
    const office = officeField(tables.get(resource)?.resource);
    const lock = rows.engine === 'postgres' ? ` ORDER BY "id" FOR ${changing ? 'UPDATE' : 'KEY SHARE'}` : '';
    const where = `FROM ${name(resource)} WHERE "id" IN (${params.list(ids)})${lock}`;
    const records = knownOf(resource);
    // Reads one column, which is many times as fast as rows.
    if (values) {
      for (const document of await rows.connection.texts(
        `SELECT ${tables.get(resource)?.doc ?? DOC} ${where}`,
        params.values,
      )) {
        const record = objectIn(document);
        const id = String(record['id']);
        records.set(id, { id, office_id: office && record[office], changing, values: record });
      }
      return;
    }
    if (office === undefined) {
      for (const id of await rows.connection.texts(`SELECT "id" ${where}`, params.values))
        records.set(id, { id, changing });
      return;
    }
    const found = await rows.connection.rows(`SELECT "id", ${name(office)} AS "office_id" ${where}`, params.values);
    for (const row of found) {
      const id = String(row['id']);
      records.set(id, { id, office_id: row['office_id'], changing });
    }
  }

  return {
    async find(resource, ids, need = {}) {
      const records = knownOf(resource);
      const missing = ids.filter((id) => {
        const record = records.get(id);
        return !record || (need.changing && !record.changing) || (need.values && !record.values);
      });
      // In a fixed order, to avoid deadlocks.
      const wanted = missing.length > 1 ? [...new Set(missing)].toSorted() : missing;
      for (let at = 0; at < wanted.length; at += MAX_RECORDS)
        await look(resource, wanted.slice(at, at + MAX_RECORDS), need);
      return records;
    },
    isKnown: (resource, id) => known.get(resource)?.has(id) === true,
    forget: (resource, id) => void known.get(resource)?.delete(id),
  };
}

export function officeField(resource: Resource | undefined): string | undefined {
  if (resource?.scope === 'office') return 'office_id';
  return resource?.owner === TOP_OFFICE ? undefined : resource?.owner;
}
