export { listOf, recordOf } from './dialect.ts';
export { type BackendMethod, METHODS } from './requests.ts';
export type { BackEndListFile } from '../generated/backend-list.ts';
export type { BackEndRecordFile } from '../generated/backend-record.ts';
export type { BackEndErrorsFile } from '../generated/backend.ts';
