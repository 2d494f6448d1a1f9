import { type Scenario, zoneNamed } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../../../server/src/engine/domain.ts';
import { type Library, openLibrary } from '../../testing/library.ts';
import { play, refused, type StepRequest, withDefaults } from './play.ts';

let server: Library;
let author: string;
beforeAll(async () => {
  server = await openLibrary({ qa: true });
  const root = await server.as('root');
  author = String((await root('POST', 'authors', { name: 'Tô Hoài' })).body['id']);
});
afterAll(() => server.app.close());

const scenario = (steps: Scenario['steps'], properties: Scenario['parameters']['properties'] = {}): Scenario => ({
  name: 'shelf',
  source: 'schemas/scenarios/shelf.json',
  label: { en: 'Shelf' },
  parameters: { type: 'object', additionalProperties: false, properties },
  steps,
});
async function played(steps: Scenario['steps'], parameters: Row = {}, answers: readonly Row[] = []) {
  const sent: StepRequest[] = [];
  const left = [...answers];
  const made = await play(server.engine, scenario(steps), parameters, async (one) => {
    sent.push(one);
    return left.shift() ?? {};
  });
  return { sent, made };
}

describe('Steps of a scenario', () => {
  it('by default, a create step of a scenario acts as the first superuser, in the office of the step or else of its body', async () => {
    const { sent, made } = await played(
      [
        { kind: 'create', name: 'book', resource: 'books', body: { title: '{title}', isbn: '{isbn}' } },
        { kind: 'create', resource: 'loans', as: 'clerk', body: { book_id: '{book.id}', office_id: 'o1' } },
        { kind: 'create', resource: 'loans', office: '{office}', body: { office_id: 'o1' } },
        { kind: 'create', resource: 'loans' },
      ],
      { title: 'A', office: 'o2' },
      [{ id: 'b/1' }],
    );
    expect(sent).toStrictEqual([
      { method: 'POST', path: '/api/v1/books', body: { title: 'A' }, as: null, office: undefined },
      { method: 'POST', path: '/api/v1/loans', body: { book_id: 'b/1', office_id: 'o1' }, as: 'clerk', office: 'o1' },
      { method: 'POST', path: '/api/v1/loans', body: { office_id: 'o1' }, as: null, office: 'o2' },
      { method: 'POST', path: '/api/v1/loans', as: null, office: undefined },
    ]);
    expect(made).toStrictEqual([{ name: 'book', resource: 'books', id: 'b/1' }]);
  });

  it('a scenario step on an existing record acts in the office of that record, and as the first superuser by default', async () => {
    const clerk = await server.as('clerk', { 'x-office-id': server.office('Main') });
    const book = (await clerk('POST', 'books', { title: 'B', isbn: '9780306406157' })).body;
    const { id, code } = (await clerk('POST', 'loans', { book_id: book['id'] })).body;
    const path = `/api/v1/loans/${String(id)}`;
    const office = server.office('Main');
    const { sent, made } = await played(
      [
        { kind: 'create', name: 'loan', resource: 'loans' },
        { kind: 'update', resource: 'loans', record: 'loan', body: { reader: 'An', office_id: 'o1' } },
        { kind: 'transition', resource: 'loans', record: 'loan', transition: 'lend', body: { due_on: '2026-05-01' } },
        { kind: 'operation', resource: 'loans', record: 'loan', operation: 'remark' },
        { kind: 'operation', name: 'count', resource: 'loans', operation: 'count' },
        { kind: 'update', resource: 'preferences', office: 'o9', body: { greeting: '{count.books} {loan.code}' } },
        { kind: 'create', name: 'book', resource: 'books' },
      ],
      {},
      [{ id }, {}, {}, {}, { books: 7 }, {}, { id: book['id'] }],
    );
    expect(sent.slice(1, -1)).toStrictEqual([
      { method: 'PATCH', path, body: { reader: 'An', office_id: 'o1' }, as: null, office },
      { method: 'POST', path: `${path}/transitions/lend`, body: { due_on: '2026-05-01' }, as: null, office },
      { method: 'POST', path: `${path}/operations/remark`, as: null, office },
      { method: 'POST', path: '/api/v1/loans/operations/count', as: null, office: undefined },
      {
        method: 'PATCH',
        path: expect.stringMatching(/^\/api\/v1\/preferences\/\w+$/u),
        body: { greeting: `7 ${String(code)}` },
        as: null,
        office: 'o9',
      },
    ]);
    expect(made).toStrictEqual([
      { name: 'loan', resource: 'loans', id },
      { name: 'book', resource: 'books', id: book['id'], code: '9780306406157' },
    ]);
  });

  it('a call step of a scenario requests any URL, and signs in only if an account is given', async () => {
    const { sent, made } = await played(
      [
        { kind: 'call', name: 'shown', method: 'GET', path: '/a?title={title}' },
        { kind: 'call', method: 'DELETE', path: '/b/{shown.data.0.id}', as: 'clerk', body: { office_id: 'o1' } },
      ],
      { title: 'A & B' },
      [{ data: [{ id: 'x y' }] }],
    );
    expect(sent).toStrictEqual([
      { method: 'GET', path: '/a?title=A%20%26%20B', as: undefined, office: undefined },
      { method: 'DELETE', path: '/b/x%20y', body: { office_id: 'o1' }, as: 'clerk', office: undefined },
    ]);
    expect(made).toEqual([]);
    const missing = played([{ kind: 'call', method: 'GET', path: '/a/{title}' }]);
    await expect(missing).rejects.toMatchObject({
      status: 422,
      code: 'qa_scenario',
      params: { scenario: 'shelf', reason: '/a/{title} needs a parameter that was not given' },
    });
  });

  it('a find step of a scenario returns a record, or fails if no record is found', async () => {
    const find = (name: string) =>
      played([
        {
          kind: 'find',
          name: 'writer',
          resource: 'authors',
          filter: { name },
          sort: { field: 'name', descending: true },
        },
      ]);
    expect((await find('Tô Hoài')).made).toStrictEqual([{ name: 'writer', resource: 'authors', id: author }]);
    await expect(find('None')).rejects.toMatchObject({
      params: { scenario: 'shelf', reason: 'no record of authors is such a "writer"' },
    });
  });
});

it('the reason why a scenario failed is cut to 500 characters', () => {
  const { status, code, params } = refused(scenario([]), 'x'.repeat(501));
  expect([status, code, params]).toEqual([422, 'qa_scenario', { scenario: 'shelf', reason: 'x'.repeat(500) }]);
});

it('scenario parameters that the caller omits get their default values', () => {
  const clock = { now: new Date('2026-03-16T20:00:00Z'), zone: zoneNamed('Asia/Ho_Chi_Minh') };
  const asked = scenario([], {
    title: { type: 'string' },
    due_on: { type: 'string', default: '{clock.today+1}' },
    rare: { type: 'boolean', default: false },
  });
  expect(withDefaults(asked, {}, clock)).toStrictEqual({ due_on: '2026-03-18', rare: false });
  expect(withDefaults(asked, { rare: true, title: 'A' }, clock)).toStrictEqual({
    due_on: '2026-03-18',
    rare: true,
    title: 'A',
  });
});
