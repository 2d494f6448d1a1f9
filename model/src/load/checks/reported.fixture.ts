import { loadExample, type Edit } from '../../example/example.fixture.ts';

export function reported(edits: Readonly<Record<string, Edit>>): readonly string[] {
  const unique = Object.entries(edits).map(([file, edit]) => [file, (text: string) => uniqueLabels(edit(text))]);
  return loadExample(Object.fromEntries(unique)).diagnostics.map(({ code, severity, file, pointer, message, hint }) =>
    [severity === 'error' ? code : `${severity} ${code}`, `${file.split('/').at(-1)}${pointer}:`, message, hint ?? '']
      .join(' ')
      .trim(),
  );
}

export type Case = readonly [title: string, edits: Readonly<Record<string, Edit>>, lines: readonly string[]];

const TRIAL = { vi: 'Thử', en: 'Trial' };

/** Makes labels unique: adds the field's name to the label that the tests give to all fields. */
function uniqueLabels(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  return JSON.stringify(withUniqueLabels(value), null, 2);
}

function withUniqueLabels(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withUniqueLabels(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'x-label' && JSON.stringify(inner) === JSON.stringify(TRIAL)
        ? { vi: `Thử ${name}`, en: `Trial ${name}` }
        : withUniqueLabels(inner, key === 'items' ? name : key),
    ]),
  );
}
