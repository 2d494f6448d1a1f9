import { isObject } from '@tuyen/model';
import { jsonText } from '../start/json-text.ts';
import type { DraftFile } from '../import/draft.ts';

/** Last draft of an import, which the next one compares with. */
export interface StoredDraft {
  readonly files: readonly DraftFile[];
  /** Files that the source no longer has. The project keeps them. */
  readonly vanished: readonly DraftFile[];
}

export function storedPath(schemas: string, name: string): string {
  return `${schemas}/.imported/${name}.json`;
}

const COMMENT =
  'Written by `tuyen import`, which compares the next import with it. Commit this file and do not edit it.';

/** Prints a draft in a canonical form: the same draft always gives the same text. */
export function storedText({ files, vanished }: StoredDraft): string {
  const value = { $comment: COMMENT, files: byPath(files), ...(vanished.length > 0 && { vanished: byPath(vanished) }) };
  return jsonText(value);
}

/** Returns undefined if the text is no stored draft. */
export function readStored(text: string): StoredDraft | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !isObject(value['files'])) return undefined;
  return { files: filesIn(value['files']), vanished: filesIn(value['vanished']) };
}

function byPath(files: readonly DraftFile[]): object {
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return Object.fromEntries(sorted.map(({ path, value }) => [path, value]));
}

function filesIn(value: unknown): readonly DraftFile[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([path, file]) => (isObject(file) ? [{ path, value: file }] : []));
}
