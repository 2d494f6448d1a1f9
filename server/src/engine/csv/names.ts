import { type CsvContext, identifyingFields, type Resource, resourceNamed } from '@tuyen/model';
import type { Caller, Row, Services } from '../domain.ts';
import { parseObject } from '../json-object.ts';
import { getOrThrow } from '../get-or-throw.ts';
import { recordsByIds } from '../query/records-by-ids.ts';
import { type Reference, referencesIn } from '../write/references/references.ts';
import { seesRecord } from '../write/references/caller-references.ts';
import { withReferences } from './references.ts';
import type { HasRecords } from '../store/store.ts';
import { titleOf } from '../record-title.ts';

type NamingParts = Pick<Services, 'auth' | 'model'> & HasRecords;

const REMEMBERED = 20_000;

/**
 * Replaces references with the names of the records, for the CSV file of one caller. A record that the caller may not
 * see has no name.
 */
export interface RecordNames {
  named(fields: Resource['fields'], rows: readonly Row[]): Promise<readonly Row[]>;
}

/**
 * @param call returns the name of a record. The default returns the code, or the id if there is no code, so that an
 * import can find the record again; use `titleOf` for names that people read
 */
export function openNames(engine: NamingParts, caller: Caller, context: CsvContext, call = recordName): RecordNames {
  const known = new Map<string, string | undefined>();

  async function learn(resource: string, references: readonly Reference[]): Promise<void> {
    const target = resourceNamed(engine.model, resource);
    const uses = new Map(references.map(({ id, use }) => [id, use]));
    const fresh = [...uses.keys()].filter((id) => !known.has(`${resource}/${id}`));
    for (const id of fresh) known.set(`${resource}/${id}`, undefined);
    if (!target) return;
    for (const doc of await recordsByIds(engine, getOrThrow(engine.records.tables, resource), fresh)) {
      const record = parseObject(doc);
      const id = String(record['id']);
      if (seesRecord(engine, caller, target, record, uses.get(id)))
        known.set(`${resource}/${id}`, call(target, record, context));
    }
  }

  return {
    async named(fields, rows) {
      if (known.size > REMEMBERED) known.clear();
      const references = rows.flatMap((row) => referencesIn(fields, row));
      for (const [resource, found] of Map.groupBy(references, (each) => each.resource)) await learn(resource, found);
      return rows.map((row) => withReferences(fields, row, (resource, id) => known.get(`${resource}/${id}`)));
    },
  };
}

export const DASH = ' – ';

/**
 * Names a record: `32 – Giáp Bát – Nhổn`. The name is the code, followed by the title unless the code already contains
 * it. Without a code it is the title and `[id]`.
 */
export function recordName(resource: Resource, record: Readonly<Row>, context: CsvContext): string {
  const title = titleOf(resource, record, context);
  const [first] = identifyingFields(resource);
  const code = first === undefined || first.name === 'id' ? undefined : record[first.name];
  if (code === undefined || code === null) return `${title} [${String(record['id'])}]`.trim();
  if (title === '' || title === String(code) || title.startsWith(`${String(code)}${DASH}`))
    return title || String(code);
  return `${String(code)}${DASH}${title}`;
}
