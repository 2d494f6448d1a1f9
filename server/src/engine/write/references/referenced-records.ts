import { type Resource, TOP_OFFICE } from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { parseObject } from '../../json-object.ts';
import { DOC, type Table } from '../../store/tables/columns.ts';
import { name } from '../../store/database/connection.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';

export interface ReferencedRecord {
  readonly id: string;
  /** Id of the record's office. For a record that all offices read, id of the office that owns the record. */
  readonly office_id?: unknown;
  readonly values?: Readonly<Row>;
}

export interface Need {
  /**
   * True if the transaction will also change the record. The record is then locked for an update at once. A read lock
   * that is upgraded later could cause a deadlock.
   */
  readonly changing?: boolean;
  /**
   * True if the caller needs the values of the record, because an option rule compares them. By default, only the id
   * and the office of the record are read.
   */
  readonly values?: boolean;
}

export interface ReferencedRecords {
  /**
   * Returns the records of these ids that exist, by id. The map may also contain records from earlier calls. On
   * PostgreSQL, the records are locked until the transaction ends, so that none of them is deleted before then.
   */
  find(resource: string, ids: readonly string[], need?: Need): Promise<ReadonlyMap<string, ReferencedRecord>>;
  isKnown(resource: string, id: string): boolean;
  forget(resource: string, id: string): void;
  /** Forgets all records, because their locks ended with the savepoint that was rolled back. */
  forgetAll(): void;
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
    // Each record is read as one column with a JSON text, which is many times as fast as reading rows with all columns.
    if (values) {
      for (const document of await rows.connection.texts(
        `SELECT ${tables.get(resource)?.doc ?? DOC} ${where}`,
        params.values,
      )) {
        const record = parseObject(document);
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
      // The ids are sorted, so that two transactions lock the same records in the same order and do not deadlock.
      const wanted = missing.length > 1 ? [...new Set(missing)].toSorted() : missing;
      for (let at = 0; at < wanted.length; at += MAX_RECORDS)
        await look(resource, wanted.slice(at, at + MAX_RECORDS), need);
      return records;
    },
    isKnown: (resource, id) => known.get(resource)?.has(id) === true,
    forget: (resource, id) => void known.get(resource)?.delete(id),
    forgetAll: () => known.clear(),
  };
}

export function officeField(resource: Resource | undefined): string | undefined {
  if (resource?.scope === 'office') return 'office_id';
  return resource?.owner === TOP_OFFICE ? undefined : resource?.owner;
}
