import { DOCUMENT_KINDS, type FolderKind } from '@tuyen/model/load';
import type { Raw } from '@tuyen/model/raw';
import type { DraftFile, ImportOptions } from './draft.ts';

/** Returns a schema file of the draft in the folder of its kind. */
export function draftFile({ schemas }: ImportOptions, kind: FolderKind, name: string, value: Raw): DraftFile {
  return { path: `${schemas}/${DOCUMENT_KINDS[kind].folder}/${name}.json`, value };
}
