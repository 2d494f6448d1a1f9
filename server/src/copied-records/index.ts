export { copyRecords } from './copy-records.ts';
export type { CopiedRecord, CopyReport, RefusedRecord } from './copy-records.ts';
