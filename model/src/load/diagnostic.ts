import type { Code } from './codes.ts';

export type Severity = 'error' | 'warning';

export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** Path relative to the project, with forward slashes. */
  readonly file: string;
  /** Line number. The first line is 1, as in editors. */
  readonly line: number;
  /** Column number, counted in UTF-16 code units. The first column is 1, as in editors. */
  readonly column: number;
  /** JSON pointer of the offending key or value. Empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  readonly hint: string | undefined;
  /** The offending source line, with carets (`^`) under the offending part. Empty if there is no such line. */
  readonly frame: string;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { severity, code, file, line, column, pointer, frame, message, hint } = diagnostic;
  const place = `${severity} ${code}  ${file}:${line}:${column}${pointer === '' ? '' : `  ${pointer}`}`;
  const words = `  ${message}${hint === undefined ? '' : ` ${hint}`}`;
  return [place, frame, words, `  More: tuyen explain ${code}`].filter((part) => part !== '').join('\n');
}
