import { expect, test } from 'vitest';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { pathClashes } from './path-clashes.ts';

const file = (path: string, source: string): GeneratedFile => ({
  path,
  sources: [source],
  slice: [],
  print: () => '',
  format: false,
});

test('two files with one path are reported, also if the paths differ only by case', () => {
  const files = [file('out/a.ts', 's/a.json'), file('out/b.ts', 's/b.json'), file('out/A.ts', 's/c.json')];
  expect(pathClashes(files)).toEqual([
    {
      code: 'TUY865',
      file: 's/a.json',
      message: 'out/A.ts would be generated twice: from s/a.json and from s/c.json.',
      hint: 'Choose another name for one of them.',
    },
  ]);
  expect(pathClashes(files.slice(0, 2))).toEqual([]);
});
