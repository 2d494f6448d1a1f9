import type { LocatedFinding } from '@tuyen/generator';
import { paint, print, visible } from './print.ts';

export function hasErrors(diagnostics: readonly LocatedFinding[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

export function printDiagnostics(
  diagnostics: readonly LocatedFinding[],
  { nothingWritten = false }: { readonly nothingWritten?: boolean } = {},
): void {
  if (diagnostics.length === 0) return;
  for (const diagnostic of diagnostics) print(`${block(diagnostic)}\n`);
  const failed = hasErrors(diagnostics);
  print(`${summary(diagnostics)}${failed && nothingWritten ? '; nothing was written' : ''}.`);
}

function block({ severity, code, file, line, column, pointer, ...words }: LocatedFinding): string {
  const frame = visible(words.frame);
  const color = severity === 'error' ? 'red' : 'yellow';
  const place = `${file}:${line}:${column}`;
  const head = `${paint(color, `${severity} ${code}`)}  ${paint('bold', place)}${pointer === '' ? '' : `  ${paint('dim', pointer)}`}`;
  const text = visible(`  ${words.message}${words.hint === undefined ? '' : ` ${words.hint}`}`);
  const more = paint('dim', `  More: tuyen explain ${code}`);
  return [head, frame, text, more].filter((part) => part !== '').join('\n');
}

/** Returns the number of findings as a text, for example `2 errors, 1 warning in 1 file`. */
function summary(diagnostics: readonly LocatedFinding[]): string {
  const number = (severity: LocatedFinding['severity']) =>
    diagnostics.filter((each) => each.severity === severity).length;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const parts = [
    [number('error'), 'error'],
    [number('warning'), 'warning'],
  ] as const;
  const text = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`);
  return `${text.join(', ')} in ${files} file${files === 1 ? '' : 's'}`;
}
