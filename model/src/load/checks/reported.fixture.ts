import { loadExample, type Edit } from '../../example/example.fixture.ts';

export function reported(edits: Readonly<Record<string, Edit>>): readonly string[] {
  return loadExample(edits).diagnostics.map(({ code, severity, file, pointer, message, hint }) =>
    [severity === 'error' ? code : `${severity} ${code}`, `${file.split('/').at(-1)}${pointer}:`, message, hint ?? '']
      .join(' ')
      .trim(),
  );
}

export type Case = readonly [title: string, edits: Readonly<Record<string, Edit>>, lines: readonly string[]];
