import type { ImportedRecord, ImportedRecords } from './draft.ts';

/** Reads all records of a source. */
export async function allRecords(records: ImportedRecords | undefined): Promise<readonly ImportedRecord[]> {
  const found: ImportedRecord[] = [];
  for await (const record of records?.read() ?? []) found.push(record);
  return found;
}
