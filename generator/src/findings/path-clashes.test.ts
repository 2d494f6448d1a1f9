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

test('two generated files with the same path are reported, even if their paths differ in case', () => {
  const files = [file('out/a.ts', 's/a.json'), file('out/b.ts', 's/b.json'), file('out/A.ts', 's/c.json')];
  expect(pathClashes(files, () => '{ "name": "A" }')).toEqual([
    {
      code: 'TUY865',
      file: 's/a.json',
      pointer: '/name',
      at: { text: '{ "name": "A" }', offset: 10, length: 3 },
      message: 'out/a.ts, out/A.ts would be generated twice: from s/a.json and from s/c.json.',
      hint: 'Choose another name for one of them.',
    },
  ]);
  expect(pathClashes(files.slice(0, 2), () => undefined)).toEqual([]);
});

test('a path conflict with a file generated from several schemas is reported with the folder of these schemas', () => {
  const index = { ...file('out/index.gen.ts', 's/a.json'), sources: ['s/a.json', 's/b.json'] };
  expect(pathClashes([file('out/index.gen.ts', 's/index.json'), index], () => undefined)).toMatchObject([
    {
      file: 's/index.json',
      message: 'out/index.gen.ts would be generated twice: from s/index.json and from s/.',
    },
  ]);
});

test('modules whose paths differ only in .ts and .js are reported, but not a module and its declaration', () => {
  const files = [file('out/page.gen.ts', 's/carry.json'), file('out/page.gen.js', 's/carry.json')];
  expect(pathClashes(files, () => undefined)).toEqual([
    {
      code: 'TUY865',
      file: 's/carry.json',
      message: 'out/page.gen.ts, out/page.gen.js would be generated twice: from s/carry.json.',
      hint: 'Choose another name for one of them.',
    },
  ]);
  const declared = [file('out/validate.gen.js', 's/a.json'), file('out/validate.gen.d.ts', 's/a.json')];
  expect(pathClashes(declared, () => undefined)).toEqual([]);
});
