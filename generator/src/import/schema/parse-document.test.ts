import { expect, test } from 'vitest';
import { documentBeginning, MAX_DOCUMENT_BYTES, parseDocument } from './parse-document.ts';

const parsed = (text: string) => parseDocument(new TextEncoder().encode(text), 'shop.yaml');

test('reads JSON and YAML with the same result', () => {
  expect(parsed('{"a": [1, null]}')).toEqual(parsed('a: [1, null]'));
});

test.each(['utf-16le', 'utf-16be'] as const)('a document in %s is read', (encoding) => {
  const bytes = Buffer.from('\uFEFF{"title": "Độc giả"}', 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  expect(parseDocument(bytes, 'shop.json')).toEqual({ title: 'Độc giả' });
  expect(documentBeginning(bytes)).toContain('"title"');
});

test('words that older versions of YAML read as true and false are texts', () => {
  expect(parsed('on: no\nyes: off')).toEqual({ on: 'no', yes: 'off' });
});

test('a document can have more than a hundred aliases', () => {
  const uses = Array.from({ length: 500 }, (_, index) => `k${index}: *a`);
  expect(Object.keys(parsed(`base: &a { x: 1 }\n${uses.join('\n')}`) ?? {})).toHaveLength(501);
});

test('aliases that would exhaust the memory are refused', () => {
  const levels = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const [name, inner] of ['ba', 'cb', 'dc', 'ed', 'fe', 'gf']) {
    levels.push(`${name}: &${name} [${Array.from({ length: 10 }, () => `*${inner}`).join(', ')}]`);
  }
  expect(() => parsed(levels.join('\n'))).toThrow('shop.yaml has more than 10000 YAML aliases.');
});

test('a key __proto__ is a property like any other', () => {
  for (const document of [parsed('{"__proto__": {"polluted": 1}}'), parsed('__proto__: { polluted: 1 }')]) {
    expect(Object.keys(document ?? {})).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
  }
});

test.each([
  ['{"a": }', 'shop.yaml is not valid JSON'],
  ['a: 1\n  b: 2', 'shop.yaml:1 is not valid YAML'],
])('a syntax error names its place: %j', (text, message) => {
  expect(() => parsed(text)).toThrow(message);
});

test('a document over 20 MB and a document that is not UTF-8 are refused', () => {
  expect(() => parseDocument(new Uint8Array(MAX_DOCUMENT_BYTES + 1), 'big.json')).toThrow('big.json has 21 MB.');
  expect(() => parseDocument(new Uint8Array([0x61, 0xff]), 'shop.json')).toThrow('shop.json is not UTF-8.');
});
