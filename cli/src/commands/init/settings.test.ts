import { expect, test } from 'vitest';
import { checkGiven, completed, questionsAbout } from './settings.ts';

const BERLIN = { locale: 'de-AT', timeZone: 'Europe/Vienna' };

test('settings that are not given follow from the language, region and time zone of the machine', () => {
  expect(completed({}, BERLIN)).toEqual({
    template: 'rental',
    languages: ['de'],
    timeZone: 'Europe/Vienna',
    currency: 'EUR',
    locale: 'de-AT',
  });
});

test('a machine in a language that the templates lack gets English, in the region of English', () => {
  const machine = { locale: 'ja-JP', timeZone: 'Asia/Tokyo' };
  expect(completed({}, machine)).toMatchObject({ languages: ['en'], locale: 'en-US', currency: 'USD' });
});

test('a given language decides about dates and currency, unless the machine has the same language', () => {
  expect(completed({ languages: 'vi, en,vi' }, BERLIN)).toMatchObject({
    languages: ['vi', 'en'],
    locale: 'vi-VN',
    currency: 'VND',
  });
  expect(completed({ languages: 'de-CH' }, BERLIN)).toMatchObject({ locale: 'de-CH', currency: 'CHF' });
  expect(completed({ languages: 'de' }, BERLIN).locale).toBe('de-AT');
});

test('a region of unknown currency gets US dollars', () => {
  expect(completed({ languages: 'fr-SN' }, BERLIN).currency).toBe('USD');
});

test.each([
  [{ template: 'rentel' }, 'There is no template "rentel". Did you mean "rental"?'],
  [{ template: 'shop' }, 'The templates are blank, rental, portal.'],
  [{ languages: 'de,Deutsch' }, '"Deutsch" is no language tag such as de or pt-BR.'],
  [{ languages: ' , ' }, 'Name at least one language: en.'],
  [{ timeZone: 'Europe/Berlni' }, '"Europe/Berlni" is no time zone. Did you mean "Europe/Berlin"?'],
  [{ timeZone: '+07:00' }, '"+07:00" is no time zone.'],
  [{ currency: 'EURO' }, '"EURO" is no currency. Write an ISO 4217 code such as EUR.'],
])('the settings %j are refused', (given, message) => {
  expect(() => checkGiven(given)).toThrow(message);
});

test('only what is not given is asked for, in at most four questions', () => {
  expect(Object.keys(questionsAbout({}, BERLIN))).toEqual(['template', 'languages', 'timeZone', 'currency']);
  expect(Object.keys(questionsAbout({ template: 'blank', timeZone: 'UTC' }, BERLIN))).toEqual([
    'languages',
    'currency',
  ]);
});
