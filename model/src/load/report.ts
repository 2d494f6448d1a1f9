import type { Diagnostic } from './diagnostic.ts';
import { frameOf } from './frame.ts';
import { positionOf, pointerOf, spanAt } from './positions.ts';
import type { SchemaProblem } from './problem.ts';

export function report(problems: readonly SchemaProblem[]): readonly Diagnostic[] {
  const reported = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const diagnostic = locate(problem);
    const { file, line, column, code, message } = diagnostic;
    const key = JSON.stringify([file, line, column, code, message]);
    if (!reported.has(key)) reported.set(key, diagnostic);
  }
  return [...reported.values()].toSorted(byPosition);
}

function locate({
  code,
  severity = 'error',
  document,
  path,
  at = 'value',
  span,
  message,
  hint,
}: SchemaProblem): Diagnostic {
  const { offset, length } = span ?? spanAt(document, path, at);
  const place = positionOf(document.text, offset);
  return {
    code,
    severity,
    file: document.file,
    ...place,
    pointer: pointerOf(path),
    message,
    hint,
    frame: frameOf(document.text, place, length),
  };
}

function byPosition(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
