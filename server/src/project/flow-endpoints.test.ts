import { expect, it } from 'vitest';
import { openServer } from '../composition/build-server.ts';
import type { Domain } from '../engine/domain.ts';
import { ANYBODY } from '../engine/endpoint/schema.ts';
import { labeled, modelOf, resource } from '@tuyen/server-mock/testing/small-project';
import { checkFlowEndpoints } from './flow-endpoints.ts';
import { NoDomain } from './project-domain.ts';

const text = { type: 'string' } as const;
const title = { en: 'Borrow' };

const rows = (properties: object, more: object = {}) => ({
  200: { description: 'Rows.', type: 'array', items: { type: 'object', properties, ...more } },
});
const endpoint = (operationId: string, more: object) => ({
  schema: { operationId, summary: operationId, security: ANYBODY, ...more },
});
const domain: Domain = {
  routes(app) {
    const shelf = { type: 'object', additionalProperties: false, properties: { shelf: text } };
    const books = { querystring: shelf, response: rows({ id: text, name: text, shelf: text }) };
    app.get('/public/books', endpoint('listBooks', books), async () => []);
    app.get(
      '/public/shelves',
      endpoint('listShelves', { response: rows({}, { additionalProperties: true }) }),
      async () => [],
    );
    app.post('/public/loans/:code/extend', endpoint('extend', {}), async () => null);
    app.get('/public/loans/:loan', endpoint('readLoan', {}), async () => null);
    app.post('/public/fees', endpoint('priceLoan', {}), async () => null);
  },
};
const words = { en: { errors: { desk_closed: 'The desk is closed.' } } };

async function said(
  options: object = {},
  submit: object = {},
  link = 'desk_closed',
  borrow: object = {},
): Promise<readonly string[]> {
  const step = (fields: readonly unknown[]) => [{ name: 'loan', title, fields }];
  const model = modelOf(
    { users: 'people' },
    {
      'resources/people': resource('people', {
        email: labeled('E-mail', { format: 'email', type: 'string', 'x-unique': true }),
      }),
      'resources/loans': resource('loans', {
        shelf: labeled('Shelf', { ...text, maxLength: 20 }),
        book: labeled('Book', { ...text, maxLength: 20 }),
      }),
      'flows/borrow': {
        name: 'borrow',
        for: 'portal',
        route: '/borrow',
        title,
        steps: step([
          { field: 'loans.shelf', options: { path: 'public/shelves', value: 'mark', label: '{mark}' } },
          {
            field: 'loans.book',
            priced: true,
            options: { path: 'public/books?shelf={shelf}', label: '{name}', ...options },
          },
        ]),
        submit: { path: 'public/loans/{code}/extend', quote: 'public/fees', ...submit },
        ...borrow,
      },
      'flows/lend': {
        name: 'lend',
        for: 'staff',
        title,
        steps: step(['loans.shelf', 'loans.book']),
        submit: { path: 'loans', links: [{ code: link, label: title, to: '/loans' }] },
      },
    },
  );
  const server = await openServer({ model, domain, words });
  try {
    checkFlowEndpoints(model, server.endpoints, words);
    return [];
  } catch (error) {
    if (!(error instanceof NoDomain)) throw error;
    return error.message.split('\n');
  } finally {
    await server.app.close();
  }
}

const BORROW = 'schemas/flows/borrow.json';
const BOOK = `${BORROW} /steps/0/fields/1/options`;

it('a server starts if the endpoints, row keys and error codes used in its flows exist', async () => {
  expect(await said()).toEqual([]);
});

it('a flow whose submit or quote endpoint does not exist is rejected with the nearest endpoint suggested', async () => {
  expect(await said({}, { path: 'public/loans/{code}/extnd', quote: 'public/fess' })).toEqual([
    `${BORROW} /submit/path: the server has no endpoint POST public/loans/{code}/extnd. Did you mean "public/loans/{code}/extend"?`,
    `${BORROW} /submit/quote: the server has no endpoint POST public/fess. Did you mean "public/fees"?`,
  ]);
  expect(await said({}, { path: 'public/nothing-of-the-kind' })).toEqual([
    `${BORROW} /submit/path: the server has no endpoint POST public/nothing-of-the-kind. Add it to the domain's routes, or correct the path.`,
  ]);
});

it('a flow whose options use an unknown endpoint or query parameter is rejected', async () => {
  expect(await said({ path: 'public/boks?shelf={shelf}' })).toEqual([
    `${BOOK}/path: the server has no endpoint GET public/boks. Did you mean "public/books"?`,
  ]);
  expect(await said({ path: 'public/books?shlf={shelf}' })).toEqual([
    `${BOOK}/path: GET public/books takes no parameter "shlf". Did you mean "shelf"?`,
  ]);
});

it('a flow that uses row keys not declared by its endpoint is rejected', async () => {
  expect(await said({ value: 'idd', label: '{nme} {shelf}', hint: '{hours}', required_by: 'zone' })).toEqual([
    `${BOOK}/value: the rows of GET public/books have no "idd". Did you mean "id"?`,
    `${BOOK}/label: the rows of GET public/books have no "nme". Did you mean "name"?`,
    `${BOOK}/hint: the rows of GET public/books have no "hours". They have: id, name, shelf.`,
    `${BOOK}/required_by: the rows of GET public/books have no "zone". They have: id, name, shelf.`,
  ]);
});

it('a flow with a link for an unknown error code is rejected', async () => {
  const LINK = 'schemas/flows/lend.json /submit/links/0/code';
  expect(await said({}, {}, 'desk_closd')).toEqual([
    `${LINK}: no refusal has the code "desk_closd". Did you mean "desk_closed"?`,
  ]);
  expect(await said({}, {}, 'version_conflict')).toEqual([]);
});

it('in a flow of questions, unknown GET endpoints for submitting and for loading the result are reported', async () => {
  const steps = [{ name: 'loan', title, fields: ['loans.book'] }];
  const questions = (path: string, load: string) =>
    said({}, {}, 'desk_closed', {
      page: { look: 'questions' },
      result: { path: '/borrow/{id}', load },
      steps,
      submit: { method: 'GET', path },
    });
  expect(await questions('public/shelves', 'public/loans/{id}')).toEqual([]);
  expect(await questions('public/fees', 'public/lones/{id}')).toEqual([
    `${BORROW} /submit/path: the server has no endpoint GET public/fees. Did you mean "public/books"?`,
    `${BORROW} /result/load: the server has no endpoint GET public/lones/{id}. Add it to the domain's routes, or correct the path.`,
  ]);
});
