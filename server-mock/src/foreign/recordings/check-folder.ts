import { openForeignApi } from '../answers/api.ts';
import { readDocument } from '../document/read-document.ts';
import { checkRecordings, type DriftReport } from './check-recordings.ts';
import { openRecordingFolder } from './folder.ts';

export interface StubCheck {
  /** Folder of the recordings. */
  readonly folder: string;
  /** File with the OpenAPI document. */
  readonly document?: string | undefined;
  /** Origin of the real back end. */
  readonly against?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Compares the recordings of a folder with a document and with the real back end. */
export async function checkStubFolder({ folder, document, against, authorization }: StubCheck): Promise<DriftReport> {
  const recordings = await openRecordingFolder(folder).read();
  const api = document === undefined ? undefined : openForeignApi((await readDocument(document)).document);
  const target = against === undefined ? undefined : { origin: against, authorization };
  return checkRecordings(recordings, api, target);
}
