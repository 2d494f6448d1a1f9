export { openForeignMock } from './open-foreign-mock.ts';
export { ForeignStartError, originOf, serveForeign } from './serve-foreign.ts';
export { DocumentError } from './document/read-document.ts';
export { checkStubFolder } from './recordings/check-folder.ts';
export { importHar } from './recordings/import-har.ts';
export { RecordingError } from './recordings/folder.ts';
