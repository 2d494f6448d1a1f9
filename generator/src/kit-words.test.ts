import { expect, test } from 'vitest';
import { overKitWords } from './kit-words.ts';

const KIT = { en: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' } } }, vi: { admin: { save: 'Lưu' } } };

test('a project’s own texts are put over those of the kit, at any depth', () => {
  const own = { en: { admin: { save: 'Store', menu: { open: 'Show' }, own: 'Mine' } } };
  expect(overKitWords(own, KIT)).toEqual({
    en: { admin: { save: 'Store', menu: { open: 'Show', close: 'Close' }, own: 'Mine' } },
  });
});

test('a text takes the place of several and several that of one', () => {
  expect(overKitWords({ en: { admin: { save: { now: 'Now' }, menu: 'Menu' } } }, KIT)).toEqual({
    en: { admin: { save: { now: 'Now' }, menu: 'Menu' } },
  });
});

test('a language that the kit does not know has its English texts, and one without texts of its own those of the kit', () => {
  expect(overKitWords({ de: { admin: { own: 'Meins' } }, vi: {} }, KIT)).toEqual({
    de: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' }, own: 'Meins' } },
    vi: { admin: { save: 'Lưu' } },
  });
});

test('an app that the kit has no texts for keeps its own', () => {
  expect(overKitWords({ en: { portal: { own: 'Mine' } } }, { en: {} })).toEqual({ en: { portal: { own: 'Mine' } } });
});
