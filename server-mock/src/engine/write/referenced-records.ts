import { type Resource, TOP_OFFICE } from '@tuyen/schemas';
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
   * Those that exist, by id. On PostgreSQL they are held until the transaction ends, so that none is deleted meanwhile.
   * @param changing they are going to be changed as well; taken at once, so that two transactions do not wait for each other
   */
  find(resource: string, ids: readonly string[], changing?: boolean): Promise<ReadonlyMap<string, ReferencedRecord>>;
  /** To be looked up again: the record was written. */
  forget(resource: string, id: string): void;
}

/** Ids in one query: databases bind so many values and no more. */
const MOST = 1000;

interface Known extends ReferencedRecord {
  readonly changing: boolean;
}

export function openReferencedRecords(rows: Rows, tables: ReadonlyMap<string, Table>): ReferencedRecords {
  const known = new Map<string, Known>();

  async function look(resource: string, ids: readonly string[], changing: boolean): Promise<void> {
    const params = new Params(rows.engine);
    const office = officeField(tables.get(resource)?.resource);
    const lock = rows.engine === 'postgres' ? ` ORDER BY "id" FOR ${changing ? 'UPDATE' : 'KEY SHARE'}` : '';
    const where = `FROM ${name(resource)} WHERE "id" IN (${params.list(ids)})${lock}`;
    const note = (id: string, office_id?: unknown) => known.set(`${resource}/${id}`, { id, office_id, changing });
    if (office === undefined) {
      for (const id of await rows.connection.texts(`SELECT "id" ${where}`, params.values)) note(id);
      return;
    }
    const found = await rows.connection.rows(`SELECT "id", ${name(office)} AS "office_id" ${where}`, params.values);
    for (const row of found) note(String(row['id']), row['office_id']);
  }

  const isKnown = (resource: string, id: string, changing: boolean): boolean => {
    const record = known.get(`${resource}/${id}`);
    return record !== undefined && (!changing || record.changing);
  };

  return {
    async find(resource, ids, changing = false) {
      const wanted = ids.length === 1 ? ids : [...new Set(ids)].toSorted();
      const missing = wanted.filter((id) => !isKnown(resource, id, changing));
      for (let at = 0; at < missing.length; at += MOST) await look(resource, missing.slice(at, at + MOST), changing);
      const found = new Map<string, ReferencedRecord>();
      for (const id of wanted) {
        const record = known.get(`${resource}/${id}`);
        if (record) found.set(id, record);
      }
      return found;
    },
    forget: (resource, id) => void known.delete(`${resource}/${id}`),
  };
}

function officeField(resource: Resource | undefined): string | undefined {
  if (resource?.scope === 'office') return 'office_id';
  return resource?.owner === TOP_OFFICE ? undefined : resource?.owner;
}
