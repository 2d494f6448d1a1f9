import { type Resource, TOP_OFFICE } from '@tuyen/model';
import type { Table } from '../store/columns.ts';
import { name } from '../store/connection.ts';
import type { Rows } from '../store/rows.ts';
import { Params } from '../store/sql-text.ts';

/** What is known of a record that another one refers to. */
export interface ReferencedRecord {
  readonly id: string;
  /** The office that it belongs to, or that owns it. */
  readonly office_id?: unknown;
}

/** The records that the values of one transaction refer to, each looked up once, a resource with one query. */
export interface ReferencedRecords {
  /**
   * Those that exist, by id, among others that were asked for before. On PostgreSQL they are held until the transaction ends, so that none is deleted meanwhile.
   * @param changing they are going to be changed as well; taken at once, so that two transactions do not wait for each other
   */
  find(resource: string, ids: readonly string[], changing?: boolean): Promise<ReadonlyMap<string, ReferencedRecord>>;
  /** Was it found to exist in this transaction? */
  isKnown(resource: string, id: string): boolean;
  /** To be looked up again: the record was written. */
  forget(resource: string, id: string): void;
}

/** Ids in one query: databases bind so many values and no more. */
const MOST = 1000;

interface Known extends ReferencedRecord {
  readonly changing: boolean;
}

export function openReferencedRecords(rows: Rows, tables: ReadonlyMap<string, Table>): ReferencedRecords {
  /** By resource and id. */
  const known = new Map<string, Map<string, Known>>();

  function knownOf(resource: string): Map<string, Known> {
    let found = known.get(resource);
    if (!found) known.set(resource, (found = new Map()));
    return found;
  }

  async function look(resource: string, ids: readonly string[], changing: boolean): Promise<void> {
    const params = new Params(rows.engine);
    const office = officeField(tables.get(resource)?.resource);
    const lock = rows.engine === 'postgres' ? ` ORDER BY "id" FOR ${changing ? 'UPDATE' : 'KEY SHARE'}` : '';
    const where = `FROM ${name(resource)} WHERE "id" IN (${params.list(ids)})${lock}`;
    const records = knownOf(resource);
    const note = (id: string, office_id?: unknown) => records.set(id, { id, office_id, changing });
    if (office === undefined) {
      for (const id of await rows.connection.texts(`SELECT "id" ${where}`, params.values)) note(id);
      return;
    }
    const found = await rows.connection.rows(`SELECT "id", ${name(office)} AS "office_id" ${where}`, params.values);
    for (const row of found) note(String(row['id']), row['office_id']);
  }

  return {
    async find(resource, ids, changing = false) {
      const records = knownOf(resource);
      const missing = ids.filter((id) => {
        const record = records.get(id);
        return !record || (changing && !record.changing);
      });
      // In one order, so that two transactions do not wait for each other.
      const wanted = missing.length > 1 ? [...new Set(missing)].toSorted() : missing;
      for (let at = 0; at < wanted.length; at += MOST) await look(resource, wanted.slice(at, at + MOST), changing);
      return records;
    },
    isKnown: (resource, id) => known.get(resource)?.has(id) === true,
    forget: (resource, id) => void known.get(resource)?.delete(id),
  };
}

/** The field that says which office a record belongs to, or owns it. */
export function officeField(resource: Resource | undefined): string | undefined {
  if (resource?.scope === 'office') return 'office_id';
  return resource?.owner === TOP_OFFICE ? undefined : resource?.owner;
}
