import { expect, test } from 'vitest';
import { overKitWords } from './kit-words.ts';

const KIT = { en: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' } } }, vi: { admin: { save: 'Lưu' } } };

test("a project's own texts override those of the kit, at any depth", () => {
  const own = { en: { admin: { save: 'Store', menu: { open: 'Show' }, own: 'Mine' } } };
  expect(overKitWords(own, KIT)).toEqual({
    en: { admin: { save: 'Store', menu: { open: 'Show', close: 'Close' }, own: 'Mine' } },
  });
});

test('a text replaces a group of texts, and a group replaces a text', () => {
  expect(overKitWords({ en: { admin: { save: { now: 'Now' }, menu: 'Menu' } } }, KIT)).toEqual({
    en: { admin: { save: { now: 'Now' }, menu: 'Menu' } },
  });
});

test('a language that the kit lacks gets the English texts, and a language without project texts gets those of the kit', () => {
  expect(overKitWords({ de: { admin: { own: 'Meins' } }, vi: {} }, KIT)).toEqual({
    de: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' }, own: 'Meins' } },
    vi: { admin: { save: 'Lưu' } },
  });
});

test("an app without texts in the kit keeps the project's own texts", () => {
  expect(overKitWords({ en: { portal: { own: 'Mine' } } }, { en: {} })).toEqual({ en: { portal: { own: 'Mine' } } });
});
