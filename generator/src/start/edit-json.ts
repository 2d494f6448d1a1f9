import { applyEdits, modify } from 'jsonc-parser';
import { Staging } from '../output/write.ts';

export function withValue(text: string, path: readonly (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, { formattingOptions: styleOf(text) }));
}

export function styleOf(text: string): { tabSize: number; insertSpaces: boolean; eol: string } {
  const [indent = '  '] = /^[ \t]+/mu.exec(text) ?? [];
  return {
    tabSize: indent.length,
    insertSpaces: !indent.startsWith('\t'),
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Replaces the file atomically. A full disk or a read-only folder leaves the old file. */
export function replaceFile(root: string, path: string, text: string): void {
  replaceFiles(root, new Map([[path, text]]));
}

/** Writes all files or none. */
export function replaceFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const staging = new Staging(root);
  try {
    for (const [path, text] of texts) staging.write(path, text);
    staging.putInPlace();
  } finally {
    staging.discard();
  }
}
