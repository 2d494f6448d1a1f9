export { TABLE_CODES as IMPORT_CODES } from './tables/codes.ts';
export { ImportError, SourceKey } from './draft.ts';
export type {
  Draft,
  DraftFile,
  DraftNote,
  ImportedRecord,
  ImportedRecords,
  ImportOptions,
  ImportOrigin,
  ImportSource,
  ListedResource,
} from './draft.ts';
export { type DraftedImport, draftImport, type GivenSettings, type NamedImport, namedImports } from './draft-import.ts';
export type { FileConflict } from './plan-import.ts';
export { isBlocked, type PutImport, putImport } from './put-import.ts';
