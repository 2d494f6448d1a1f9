import type { ImportedRecord, ImportedRecords } from './draft.ts';

export async function allRecords(records: ImportedRecords | undefined): Promise<readonly ImportedRecord[]> {
  const found: ImportedRecord[] = [];
  for await (const record of records?.read() ?? []) found.push(record);
  return found;
}
