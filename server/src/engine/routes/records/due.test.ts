import type { Operation } from '@tuyen/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

function model() {
  const read = libraryModel();
  const operation = (on: Operation['on']): Operation => ({
    name: on === 'record' ? 'count' : 'weigh',
    label: {},
    on,
    slug: 'loan.update',
    input: [],
    answer: read.resources.find(({ name }) => name === 'loans')?.fields.filter(({ name }) => name === 'reader') ?? [],
    tone: 'neutral',
  });
  const operations = [operation('record'), operation('resource')];
  return { ...read, resources: read.resources.map((one) => (one.name === 'loans' ? { ...one, operations } : one)) };
}

let library: Library;
let clerk: Send;
let loan: string;
let due: string | undefined;
beforeAll(async () => {
  library = await openLibrary({
    model: model(),
    domain: {
      hooks: {
        loans: {
          due: ({ state }) => (state === 'LENT' ? due : undefined),
          operations: {
            count: (record) => ({ reader: `state ${String(record?.['state'])}` }),
            weigh: () => ({ reader: 'all' }),
          },
        },
      },
    },
  });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
});
afterAll(() => library.app.close());
beforeEach(async () => {
  due = undefined;
  const book_id = (await clerk('POST', 'books', { title: 'A' })).body['id'];
  loan = `loans/${String((await clerk('POST', 'loans', { book_id })).body['id'])}`;
  expect((await clerk('POST', `${loan}/transitions/lend`, { due_on: '2026-04-01' })).status).toBe(200);
});

describe('Operations on records with overdue transitions', () => {
  const count = (body?: object, headers?: Record<string, string>, send = clerk) =>
    send('POST', `${loan}/operations/count`, body, headers);

  it('an overdue transition is applied before an operation reads the record', async () => {
    expect(await count()).toMatchObject({ status: 200, body: { reader: 'state LENT' } });
    due = 'bring-back';
    expect(await count()).toMatchObject({ status: 200, body: { reader: 'state RETURNED' } });
    expect((await clerk('GET', loan)).body).toMatchObject({ state: 'RETURNED', version: 3 });
  });

  it('an operation with an outdated version is rejected, but an overdue transition is still applied', async () => {
    due = 'bring-back';
    expect(await count({ version: 2 })).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await clerk('GET', loan)).body).toMatchObject({ state: 'RETURNED' });
    expect((await count({}, { 'if-match': '"3"' })).status).toBe(200);
  });

  it('an operation requires its permission in the office of the record', async () => {
    expect((await count({}, {}, await library.as('reader'))).status).toBe(403);
    expect((await count({}, {}, await library.as('helper'))).status).toBe(404);
    expect((await count({ nope: 1 })).body['errors']).toEqual({ nope: 'This field does not exist.' });
    expect((await clerk('POST', 'loans/operations/weigh')).body).toEqual({ reader: 'all' });
    expect((await clerk('POST', 'loans/operations/weigh', { nope: 1 })).status).toBe(422);
    expect((await (await library.as('reader'))('POST', 'loans/operations/weigh')).status).toBe(403);
  });
});

describe('Requested transitions of records that have an overdue transition', () => {
  it('an overdue transition is applied first, and the requested transition is rejected', async () => {
    due = 'bring-back';
    const refused = await clerk('POST', `${loan}/transitions/refuse`, { reason: 'x' });
    expect([refused.status, refused.body['code']]).toEqual([409, 'transition_not_allowed']);
    expect((await clerk('GET', loan)).body).toMatchObject({ state: 'RETURNED' });
  });

  it('a transition is rejected if it is unknown or not for staff', async () => {
    const back = await clerk('POST', `${loan}/transitions/bring-back`);
    expect([back.status, back.body['code']]).toEqual([403, 'not_permitted']);
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    expect(await root('POST', `${loan}/transitions/bring-back`)).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed', message: 'This step is not possible while the status is “Lent”.' },
    });
    expect((await root('POST', `${loan}/transitions/burn`)).status).toBe(404);
    expect((await root('POST', `${loan}/transitions/lend`, [])).status).toBe(422);
  });
});
