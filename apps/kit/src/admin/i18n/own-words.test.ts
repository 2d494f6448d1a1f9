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

test('a text that a component of the back-office asks for by its whole key is there', () => {
  const en = wordsIn('en');
  const asked = globSync('src/admin/**/*.{ts,tsx}', { cwd: KIT, exclude: ['**/*.test.*'] }).flatMap((path) =>
    [...readFileSync(join(KIT, path), 'utf8').matchAll(/\btranslate\(\s*'([a-z_]+(?:\.[\w-]+)+)'/g)].map(
      ([, key]) => key,
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== undefined && !en.has(key))).toEqual([]);
});
