import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const KIT = join(import.meta.dirname, '../../..');

interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** Every text by its dotted key. */
function flat(tree: WordTree, at = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  );
}

const wordsIn = (language: string) =>
  new Map(flat(JSON.parse(readFileSync(join(KIT, `locales/${language}.json`), 'utf8')) as WordTree));

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].toSorted();

test('the kit’s own texts say the same in both languages, with the same values in them', () => {
  const [en, vi] = [wordsIn('en'), wordsIn('vi')];
  expect([...vi.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  const different = [...en].filter(([key, text]) => `${placeholders(text)}` !== `${placeholders(vi.get(key))}`);
  expect(different).toEqual([]);
});

test('a text that a component of the back-office names by its whole key is there', () => {
  const known = new Set([...wordsIn('en').keys()].map((key) => key.replace(/_(one|other)$/, '')));
  const groups = [...new Set([...known].map((key) => key.split('.')[0]))].join('|');
  const named = new RegExp(`['"]((?:${groups})(?:\\.\\w+)+)['"]`, 'g');
  const files = globSync('src/admin/**/*.{ts,tsx}', { cwd: KIT, exclude: ['**/*.test.*'] });
  const asked = files.flatMap((path) =>
    [...readFileSync(join(KIT, path), 'utf8').matchAll(named)].map(([, key = '']) => key),
  );
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
