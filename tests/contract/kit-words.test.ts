import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface WordTree {
  readonly [key: string]: string | WordTree;
}

function flat(tree: WordTree, at = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : flat(value, `${at}${key}.`),
  );
}

/**
 * Returns the translation keys that occur in the source files of a folder, except tests. Finds only keys with the same
 * first part as a known key, such as `list` in `list.settings`.
 */
function keysNamedIn(folder: string, known: ReadonlySet<string>): readonly string[] {
  const groups = [...new Set([...known].map((key) => key.split('.')[0]))].join('|');
  const named = new RegExp(`['"]((?:${groups})(?:\\.\\w+)+)['"]`, 'g');
  return globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] }).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(named)].map(([, key = '']) => key),
  );
}

const singular = (keys: Iterable<string>) => new Set([...keys].map((key) => key.replace(/_(one|other)$/, '')));

const kitOf = (app: string) => join(import.meta.dirname, `../../apps/${app}-kit`);

const wordsIn = (app: string, language: string) =>
  new Map(flat(JSON.parse(readFileSync(join(kitOf(app), `locales/${language}.json`), 'utf8')) as WordTree));

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}|\{\{\w+\}\}/g))].toSorted();

/**
 * Keys whose texts may have different placeholders in different languages. `form.month` contains a number in Vietnamese
 * and a name of the month in English. For `ra.sort.sort_by`, German does not convert the name of the field to lower
 * case.
 */
const SAID_OTHERWISE = new Set(['form.month', 'ra.sort.sort_by']);

describe.each([
  ['admin', 200],
  ['portal', 50],
])('Built-in translations of the app %s', (app, many) => {
  test.each(['vi', 'de', 'fr'])(
    'the texts in "%s" have the same keys and placeholders as the English texts',
    (language) => {
      const [en, other] = [wordsIn(app, 'en'), wordsIn(app, language)];
      expect([...other.keys()].toSorted()).toEqual([...en.keys()].toSorted());
      const different = [...en].filter(
        ([key, text]) => !SAID_OTHERWISE.has(key) && `${placeholders(text)}` !== `${placeholders(other.get(key))}`,
      );
      expect(different).toEqual([]);
    },
  );

  test('every literal translation key in a component has a translation', () => {
    const known = singular(wordsIn(app, 'en').keys());
    const asked = keysNamedIn(kitOf(app), known);
    expect(asked.length).toBeGreaterThan(many);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  test('every literal translation key in a page of the product has a translation', () => {
    const folder = join(import.meta.dirname, `../../apps/${app}`);
    const words = readFileSync(join(folder, 'public/locales/en/common.json'), 'utf8');
    const known = singular(new Map(flat(JSON.parse(words) as WordTree)).keys());
    const asked = keysNamedIn(folder, known);
    expect(asked.length).toBeGreaterThan(many);
    // A string literal may be only the beginning of a translation key, to which the code adds the rest.
    const begins = (key: string) => [...known].some((each) => each.startsWith(`${key}.`));
    expect(asked.filter((key) => !known.has(key) && !begins(key))).toEqual([]);
  });
});
