import { DOCUMENT_KINDS, type FolderKind } from '@tuyen/model/load';
import type { Raw } from '@tuyen/model/raw';
import { metaSchemaFrom } from '../completion/completion-folder.ts';
import type { DraftFile, ImportOptions } from './draft.ts';

/** Returns a schema file of the draft in the folder of its kind, with its meta-schema. */
export function draftFile({ schemas }: ImportOptions, kind: FolderKind, name: string, content: Raw): DraftFile {
  const path = `${schemas}/${DOCUMENT_KINDS[kind].folder}/${name}.json`;
  return { path, value: { $schema: metaSchemaFrom(path, kind), ...content } };
}
