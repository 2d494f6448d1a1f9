import { expect, test } from 'vitest';
import { checkGiven, completed, questionsAbout } from './settings.ts';

const BERLIN = { locale: 'de-AT', timeZone: 'Europe/Vienna' };

test("settings that the user does not give to tuyen init follow from the machine's language, region and time zone", () => {
  expect(completed({}, BERLIN)).toEqual({
    template: 'rental',
    languages: ['de'],
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    locale: 'de-AT',
  });
});

test("if the templates lack the machine's language, tuyen init uses English with its default region", () => {
  const machine = { locale: 'ja-JP', timeZone: 'Asia/Tokyo' };
  expect(completed({}, machine)).toMatchObject({ languages: ['en'], locale: 'en-US', currency: 'USD' });
});

test('a language given to tuyen init decides the date format and currency, unless the machine uses the same language', () => {
  expect(completed({ languages: 'vi, en,vi' }, BERLIN)).toMatchObject({
    languages: ['vi', 'en'],
    locale: 'vi-VN',
    currency: 'VND',
  });
  expect(completed({ languages: 'de-CH' }, BERLIN)).toMatchObject({ locale: 'de-CH', currency: 'CHF' });
  expect(completed({ languages: 'de' }, BERLIN).locale).toBe('de-AT');
});

test('tuyen init uses US dollars for a region whose currency it does not know', () => {
  expect(completed({ languages: 'fr-SN' }, BERLIN).currency).toBe('USD');
});

test.each([
  [{ template: 'rentel' }, 'There is no template "rentel". Did you mean "rental"?'],
  [{ template: 'shop' }, 'The templates are blank, rental, portal.'],
  [{ languages: 'de,Deutsch' }, '"Deutsch" is not a language tag such as de or pt-BR.'],
  [{ languages: ' , ' }, 'Name at least one language: en.'],
  [{ timeZone: 'Europe/Berlni' }, '"Europe/Berlni" is not a time zone. Did you mean "Europe/Berlin"?'],
  [{ timeZone: '+07:00' }, '"+07:00" is not a time zone.'],
  [{ currency: 'EURO' }, '"EURO" is not a currency. Write an ISO 4217 code such as EUR.'],
])('tuyen init refuses the settings %j with a message', (given, message) => {
  expect(() => checkGiven(given)).toThrow(message);
});

test('tuyen init asks only for settings that are not given, with at most four questions', () => {
  expect(Object.keys(questionsAbout({}, BERLIN))).toEqual(['template', 'languages', 'timeZone', 'currency']);
  expect(Object.keys(questionsAbout({ template: 'blank', timeZone: 'UTC' }, BERLIN))).toEqual([
    'languages',
    'currency',
  ]);
});
