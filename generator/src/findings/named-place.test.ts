import { expect, test } from 'vitest';
import { locate } from './finding.ts';
import { namedPlace } from './named-place.ts';

const place = (text: string, name: string) => {
  const { line, column, pointer, frame } = locate({
    code: 'TUY865',
    file: 'a.json',
    message: '',
    ...namedPlace(text, name),
  });
  return { line, column, pointer, frame };
};

test('a problem with a name is located where the schema file declares that name', () => {
  const text = '{\n  "name": "carry",\n  "steps": [{ "title": "page", "name": "page" }]\n}';
  expect(place(text, 'carry')).toEqual({
    line: 2,
    column: 11,
    pointer: '/name',
    frame: '  2 │   "name": "carry",\n    │           ^^^^^^^',
  });
  expect(place(text, 'page')).toMatchObject({ line: 3, column: 40, pointer: '/steps/0/name' });
});

test('a problem with a name that its file does not declare is located at the beginning of the file', () => {
  expect(place('{ "type": "string" }', 'index')).toEqual({
    line: 1,
    column: 1,
    pointer: '',
    frame: '  1 │ { "type": "string" }\n    │ ^',
  });
});
