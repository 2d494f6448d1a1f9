import { loadExample, type Edit } from '../../example/example.fixture.ts';

/**
 * Edits the example project and returns one line per diagnostic: the code, the file with the pointer, the message and
 * the hint.
 */
export function reported(edits: Readonly<Record<string, Edit>>): readonly string[] {
  return loadExample(edits).diagnostics.map(({ code, severity, file, pointer, message, hint }) =>
    [severity === 'error' ? code : `${severity} ${code}`, `${file.split('/').at(-1)}${pointer}:`, message, hint ?? '']
      .join(' ')
      .trim(),
  );
}

/** A table row of a test: title, edits and the expected lines. */
export type Case = readonly [title: string, edits: Readonly<Record<string, Edit>>, lines: readonly string[]];
