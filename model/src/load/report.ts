import type { Diagnostic } from './diagnostic.ts';
import { frameOf } from './frame.ts';
import { placeOf, pointerOf, spanAt } from './positions.ts';
import type { Problem } from './problem.ts';

/** Problems with their places, by file, line and column; what two checks found alike is told once. */
export function report(problems: readonly Problem[]): readonly Diagnostic[] {
  const told = new Map<string, Diagnostic>();
  for (const problem of problems) {
    const diagnostic = located(problem);
    const { file, line, column, code, message } = diagnostic;
    const key = JSON.stringify([file, line, column, code, message]);
    if (!told.has(key)) told.set(key, diagnostic);
  }
  return [...told.values()].toSorted(byPlace);
}

function located({ code, severity = 'error', document, path, at = 'value', span, message, hint }: Problem): Diagnostic {
  const { offset, length } = span ?? spanAt(document, path, at);
  const place = placeOf(document.text, offset);
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

function byPlace(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
