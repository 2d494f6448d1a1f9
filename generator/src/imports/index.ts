export { IMPORT_CODES } from '../import/codes.ts';
export { ImportError, SourceKey } from '../import/draft.ts';
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
} from '../import/draft.ts';
export {
  checkRenames,
  type DraftedImport,
  draftImport,
  listImport,
  type GivenSettings,
  type NamedImport,
  namedImports,
  renamedResources,
} from './draft-import.ts';
export type { FileConflict } from './plan-import.ts';
export { isBlocked, type PutImport, putImport } from './put-import.ts';
