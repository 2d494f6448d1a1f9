import { loadExample, type Edit } from '../../example/example.fixture.ts';

/** What is reported of the example with these edits, one line each: the code, the file with the pointer, the message and the hint. */
export function reported(edits: Readonly<Record<string, Edit>>): readonly string[] {
  return loadExample(edits).diagnostics.map(({ code, severity, file, pointer, message, hint }) =>
    [severity === 'error' ? code : `${severity} ${code}`, `${file.split('/').at(-1)}${pointer}:`, message, hint ?? '']
      .join(' ')
      .trim(),
  );
}

/** A case of a table: what is special, the edits, and the lines that are reported. */
export type Case = readonly [title: string, edits: Readonly<Record<string, Edit>>, lines: readonly string[]];
