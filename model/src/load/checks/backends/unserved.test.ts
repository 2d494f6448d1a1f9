import { expect, test } from 'vitest';
import { property, set } from '../../../example/example.fixture.ts';
import { reported, type Case } from '../reported.fixture.ts';

const CONFIG = 'tuyen.config.json';
const LOANS = 'schemas/resources/loans.json';
const SLIP = 'schemas/prints/loan-slip.json';

const label = (en: string) => ({ vi: en, en });
const shop = set(['backends'], { shop: { url: 'https://shop.example.org/api', dialect: 'simple-rest' } });

/** The project has films on another back end, and a loan refers to a film. */
const withFilms = {
  [CONFIG]: shop,
  [LOANS]: property('film_id', { type: 'string', 'x-reference': 'films', 'x-label': label('Film') }),
  'schemas/resources/films.json': () =>
    JSON.stringify({
      name: 'films',
      at: { backend: 'shop' },
      label: label('Film'),
      schema: {
        type: 'object',
        properties: {
          title: { type: 'string', 'x-label': label('Title') },
          text: { type: 'string', 'x-kind': 'rich-text', 'x-label': label('Text') },
          loan_id: { type: 'string', 'x-reference': 'loans', 'x-label': label('Loan') },
        },
      },
    }),
};

const slip = (keys: object) => ({
  [SLIP]: () =>
    JSON.stringify({
      name: 'loan-slip',
      label: label('Loan slip'),
      resource: 'loans',
      blocks: [{ line: true }],
      ...keys,
    }),
});
const blocks = (...written: readonly object[]) => slip({ blocks: written });

const OWN = "Use fields of the project's own server.";
const OWN_RESOURCE = "Use a resource of the project's own server.";

test.each<Case>([
  ['a print with the reference itself', blocks({ fields: ['film_id'] }), []],
  [
    'a field of a print',
    blocks({ fields: [{ field: 'film.title' }] }),
    [
      `TUY655 loan-slip.json/blocks/0/fields/0/field: Another back end stores "films", so a print cannot show "film.title". ${OWN}`,
    ],
  ],
  [
    'a placeholder of a print',
    blocks({ text: label('Film: {film.title}') }),
    ['vi', 'en'].map(
      (language) =>
        `TUY655 loan-slip.json/blocks/0/text/${language}: Another back end stores "films", so a print cannot show "film.title". ${OWN}`,
    ),
  ],
  [
    'a column of a print of several records',
    slip({ list: true, blocks: [{ table: { columns: ['number', 'film.title'] } }] }),
    [
      `TUY655 loan-slip.json/blocks/0/table/columns/1: Another back end stores "films", so a print cannot show "film.title". ${OWN}`,
    ],
  ],
  [
    'rows of a print',
    blocks({ table: { rows: 'films.loan_id', columns: ['title'] } }),
    [
      `TUY655 loan-slip.json/blocks/0/table/rows: Another back end stores "films", so its records cannot be the rows. ${OWN}`,
    ],
  ],
  [
    'a template of a print',
    slip({ template: 'films.text' }),
    [`TUY655 loan-slip.json/template: Another back end stores "films", so "films.text" cannot be the template. ${OWN}`],
  ],
  [
    'a letterhead',
    { [CONFIG]: (text) => set(['letterhead'], { name: ['films.title'] })(shop(text)) },
    [
      `TUY655 tuyen.config.json/letterhead/name/0: Another back end stores "films", so "films.title" cannot be in the letterhead. ${OWN}`,
    ],
  ],
  [
    'the record of a mail',
    { 'schemas/mails/book-due.json': set(['record'], 'films') },
    [`TUY655 book-due.json/record: Another back end stores "films", so a mail cannot use it. ${OWN_RESOURCE}`],
  ],
])('%s uses a record on another back end only if the own server can read it', (_, edits, lines) => {
  expect(reported({ ...withFilms, ...edits })).toEqual(lines);
});

test('a flow cannot fill a field of a record on another back end, however the field is written', () => {
  const fields = ['films.title', { field: 'films.title' }];
  const lines = reported({ ...withFilms, 'schemas/flows/lend.json': set(['steps', 0, 'fields'], fields) });
  expect(lines.filter((line) => line.startsWith('TUY655'))).toEqual([
    `TUY655 lend.json/steps/0/fields/0: Another back end stores "films", so a flow cannot use it. ${OWN_RESOURCE}`,
    `TUY655 lend.json/steps/0/fields/1/field: Another back end stores "films", so a flow cannot use it. ${OWN_RESOURCE}`,
  ]);
});
