import type { Words } from '@tuyen/model';
import { expect, test } from 'vitest';
import { overKitWords } from './kit-words.ts';

const KIT = { en: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' } } }, vi: { admin: { save: 'Lưu' } } };

test('the title of the project is the name of the back-office, unless the project’s texts have another name', () => {
  const kit = { en: { admin: { app: { name: 'Back-office', tagline: 'Administration' } }, portal: {} } };
  const nameIn = (own: Words) => overKitWords({ en: { admin: own } }, kit, 'Bike shop')['en']?.['admin']?.['app'];
  expect(nameIn({})).toEqual({ name: 'Bike shop', tagline: 'Administration' });
  expect(nameIn({ app: { name: 'Bikes' } })).toEqual({ name: 'Bikes', tagline: 'Administration' });
});

test('a project’s own interface texts override the built-in texts at any depth', () => {
  const own = { en: { admin: { save: 'Store', menu: { open: 'Show' }, own: 'Mine' } } };
  expect(overKitWords(own, KIT)).toEqual({
    en: { admin: { save: 'Store', menu: { open: 'Show', close: 'Close' }, own: 'Mine' } },
  });
});

test('a project can replace a group of built-in texts with a text, and a text with a group', () => {
  expect(overKitWords({ en: { admin: { save: { now: 'Now' }, menu: 'Menu' } } }, KIT)).toEqual({
    en: { admin: { save: { now: 'Now' }, menu: 'Menu' } },
  });
});

test('a language without built-in texts gets the English texts, and texts of the project override them', () => {
  expect(overKitWords({ de: { admin: { own: 'Meins' } }, vi: {} }, KIT)).toEqual({
    de: { admin: { save: 'Save', menu: { open: 'Open', close: 'Close' }, own: 'Meins' } },
    vi: { admin: { save: 'Lưu' } },
  });
});

test('an app without built-in texts keeps the project’s own texts', () => {
  expect(overKitWords({ en: { portal: { own: 'Mine' } } }, { en: {} })).toEqual({ en: { portal: { own: 'Mine' } } });
});
