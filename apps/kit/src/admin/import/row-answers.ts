import Papa from 'papaparse';
import type { Rejected } from './run-import.ts';

/** Why a row was refused, its fields by the names that people know. */
export function reasonFor({ message, fields }: Rejected, label: (path: string) => string): string {
  const named = Object.entries(fields).map(([path, text]) => `${label(path)}: ${text}`);
  return named.length === 0 ? message : named.join('; ');
}

interface Words {
  readonly line: string;
  readonly answer: string;
  readonly created: string;
}

/** What became of every row that was sent, as CSV: its line in the file, and the answer. */
export function answersCsv(
  processed: number,
  rejected: readonly Rejected[],
  label: (path: string) => string,
  words: Words,
): string {
  const refused = new Map(rejected.map((one) => [one.line, reasonFor(one, label)]));
  const lines = Array.from({ length: processed }, (_, index) => [index + 2, refused.get(index + 2) ?? words.created]);
  return `\uFEFF${Papa.unparse([[words.line, words.answer], ...lines], { escapeFormulae: true })}`;
}
