import { expect, test } from 'vitest';
import { readExports } from './exports.ts';

function exportsOf(text: string) {
  const found = readExports('part.tsx', text);
  if ('message' in found) throw new Error(found.message);
  const at = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length);
  return found.map(({ name, keys, ...place }) => [name, at(place), keys.map((key) => [key.name, at(key)])]);
}

test.each([
  ['export const a = 1;', [['a', 'a', []]]],
  [
    'export const a = 1, b = 2;',
    [
      ['a', 'a', []],
      ['b', 'b', []],
    ],
  ],
  ['export function a() {}', [['a', 'a', []]]],
  ['export class A {}', [['A', 'A', []]]],
  ['const a = 1;\nexport { a };', [['a', 'a', []]]],
  ['const own = { x: 1 };\nexport { own as a };', [['a', 'a', [['x', 'x']]]]],
  ["export { a } from './b.ts';", [['a', 'a', []]]],
  [
    'export const a = { x: 1, y };',
    [
      [
        'a',
        'a',
        [
          ['x', 'x'],
          ['y', 'y'],
        ],
      ],
    ],
  ],
  [
    "export const a = { 'x': 1, 2: 3 };",
    [
      [
        'a',
        'a',
        [
          ['x', "'x'"],
          ['2', '2'],
        ],
      ],
    ],
  ],
  ['export const a = { ...b, [c]: 1, x() {} };', [['a', 'a', [['x', 'x']]]]],
  ['export const a = { x: 1 } satisfies T;', [['a', 'a', [['x', 'x']]]]],
  ['export const a = { x: 1 } as const;', [['a', 'a', [['x', 'x']]]]],
  ['export const a = f({ x: 1 });', [['a', 'a', []]]],
  ['export default 1;', []],
  ["export * from './b.ts';", []],
  ['export type A = string;', []],
  ['export interface A {}', []],
  ['type A = string;\nexport type { A };', []],
  ['const a = 1;', []],
])('the exported names and their object keys are found in %j', (text, expected) => {
  expect(exportsOf(text)).toEqual(expected);
});

test('reading the exports of code that does not parse reports the position of the error', () => {
  const found = readExports('part.tsx', 'export const a = ;');
  expect(found).toEqual({ message: 'Unexpected token', offset: 17 });
});
