import { expect, test } from 'vitest';
import { nextOfLocale } from './new-files.ts';

test('after tuyen new locale, only files with texts are to be translated', () => {
  const started = ['tuyen.config.json', 'schemas/locales/nl/admin.json', 'schemas/locales/nl/model.json'];
  expect(nextOfLocale('nl', started)).toBe(
    'Translate the texts in schemas/locales/nl/admin.json and schemas/locales/nl/model.json. "tuyen lint" lists the labels that schema files lack in "nl".',
  );
  expect(nextOfLocale('de', ['tuyen.config.json'])).toBe(
    'The texts of the tool exist in "de" already. "tuyen lint" lists the labels that schema files lack in "de".',
  );
});
