import { type Diagnostic, pointerPlace } from '@tuyen/model/load';
import type { GeneratorCode } from './codes.ts';

export type LocatedFinding = Omit<Diagnostic, 'code'> & { readonly code: string };

export interface UnlocatedFinding<Code extends string = GeneratorCode> {
  readonly code: Code;
  /** Path relative to the project. */
  readonly file: string;
  /** JSON pointer of the key or value: `/schema/properties/isbn`. Defaults to the whole file. */
  readonly pointer?: string;
  /** Position of the problem in the file. Defaults to the position that the pointer leads to. */
  readonly at?: { readonly text: string; readonly offset: number; readonly length: number };
  readonly message: string;
  readonly hint?: string | undefined;
  /** Severity of the problem; an error by default. */
  readonly severity?: LocatedFinding['severity'];
}

export function locate(
  { code, file, pointer = '', at: stated, message, hint, severity = 'error' }: UnlocatedFinding<string>,
  sources?: ReadonlyMap<string, string>,
): LocatedFinding {
  const text = sources?.get(file);
  const at = stated ?? (text === undefined ? undefined : { text, ...pointerPlace(text, pointer) });
  const before = at ? at.text.slice(0, at.offset) : '';
  const lineStart = before.lastIndexOf('\n') + 1;
  const line = before.split('\n').length;
  const column = before.length - lineStart + 1;
  const frame = at ? frameOf(at.text.split('\n')[line - 1] ?? '', line, column, at.length) : '';
  return { code, severity, file, line, column, pointer, message, hint, frame };
}

function frameOf(text: string, line: number, column: number, length: number): string {
  if (text.trim() === '') return '';
  const gutter = String(line);
  const carets = '^'.repeat(Math.max(1, Math.min(length, text.length - column + 1)));
  return `  ${gutter} │ ${text}\n  ${' '.repeat(gutter.length)} │ ${' '.repeat(column - 1)}${carets}`;
}
