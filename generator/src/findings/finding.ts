import type { Diagnostic } from '@tuyen/model/load';
import type { GeneratorCode } from './codes.ts';

/** A located problem: a diagnostic of the schemas or one of the generator's own. */
export type Finding = Omit<Diagnostic, 'code'> & { readonly code: string };

/** What a check found, before its line and column are computed. */
export interface Problem {
  readonly code: GeneratorCode;
  /** Relative to the project. */
  readonly file: string;
  readonly pointer?: string;
  /** The offending part of the file; by default the whole file. */
  readonly at?: { readonly text: string; readonly offset: number; readonly length: number };
  readonly message: string;
  readonly hint?: string | undefined;
  /** By default an error. */
  readonly severity?: Finding['severity'];
}

export function locate({ code, file, pointer = '', at, message, hint, severity = 'error' }: Problem): Finding {
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

/** `Did you mean "routes"?` if one of the names is similar enough. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, candidate.length / 3))
    .sort((a, b) => a.far - b.far);
  return best && `Did you mean "${best.candidate}"?`;
}

/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
