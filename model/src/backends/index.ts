export { allowedCalls, type AllowedCall } from './allowed-calls.ts';
export { ownModel } from './own-model.ts';
export { wireName } from './wire.ts';
export { listOf, recordOf } from './dialect.ts';
export { type BackendMethod, METHODS, pathOfOperation } from './requests.ts';
export type { BackEndListFile } from '../generated/backend-list.ts';
export type { BackEndRecordFile } from '../generated/backend-record.ts';
export type { BackEndErrorsFile } from '../generated/backend.ts';
