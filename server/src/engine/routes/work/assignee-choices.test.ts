import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let clerk: Send;
let loan: Row;
beforeAll(async () => {
  library = await openLibrary();
  clerk = await library.as('clerk');
  const book_id = (await clerk('POST', 'books', { title: 'A' })).body['id'];
  loan = (await clerk('POST', 'loans', { book_id })).body;
  const office_id = library.office('Other');
  await library.engine.records.transaction(async (rows) => {
    for (let index = 0; index < 101; index += 1) {
      const name = `person ${String(index).padStart(3, '0')}`;
      const offices = [{ office_id, permissions: ['loan.read'] }];
      await rows.insert('users', { id: name, username: name, status: 'ACTIVE', office_id, offices, version: 1 });
    }
  });
});
afterAll(() => library.app.close());

const names = (body: unknown) => (body as readonly Row[]).map(({ name }) => name);
const refused = async (query: string) => {
  const { status, body } = await clerk('GET', `loans/assignees?${query}`);
  return [status, body['message']];
};

it('at most one hundred possible assignees are offered, filtered by words of their names', async () => {
  const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
  const offered = names((await other('GET', 'loans/assignees?q=PERSON')).body);
  expect(offered).toHaveLength(100);
  expect([offered[0], offered[99]]).toEqual(['person 000', 'person 099']);
  expect(names((await other('GET', 'loans/assignees?q=042%20pers')).body)).toEqual(['person 042']);
  expect(names((await other('GET', 'loans/assignees?q=042%20x')).body)).toEqual([]);
  expect((await other('GET', 'loans/assignees?q=person%20042')).body).toEqual([
    { id: 'person 042', name: 'person 042' },
  ]);
});

it('a request for assignee names accepts at most two hundred different ids', async () => {
  const ask = (count: number) => `filter=id||$in||${Array.from({ length: count }, (_, index) => `id${index}`).join()}`;
  const most = await clerk('GET', `loans/assignees?${ask(200)}`);
  expect([most.status, most.body]).toEqual([200, []]);
  expect(await refused(ask(201))).toEqual([400, 'The parameter "filter" has more than 200 values.']);
  const twice = Array.from({ length: 201 }, () => 'id').join();
  expect((await clerk('GET', `loans/assignees?filter=id||$in||${twice}`)).status).toBe(200);
});

it.each([
  ['filter=id||$eq||a', '"id||$eq||a" is not a valid value for field "id".'],
  ['filter=a&filter=b', '"a,b" is not a valid value for field "filter".'],
  ['q=a&q=b', '"a,b" is not a valid value for field "q".'],
  ['office=a&office=b', '"a,b" is not a valid value for field "office".'],
  [`${'x'.repeat(150)}=1`, `There is no parameter "${'x'.repeat(100)}".`],
])(
  'a request for possible assignees with the query %s is rejected, and the error names the problem',
  async (query, message) => {
    expect(await refused(query)).toEqual([400, message]);
  },
);

it.each<[Row, Row]>([
  [{}, { assignee: 'This is required.' }],
  [{ assignee: 7 }, { assignee: 'This is not the right type of value.' }],
  [{ assignee: null, state: 'LENT' }, { state: 'This field does not exist.' }],
  [{ assignee: 'gone' }, { assignee: 'This cannot be chosen here.' }],
  [{ assignee: 'person 001' }, { assignee: 'This cannot be chosen here.' }],
])('an assignment with the body %j is rejected with errors by field', async (given, errors) => {
  const { status, body } = await clerk('PUT', `loans/${String(loan['id'])}/assignee`, given);
  expect([status, body['code'], body['errors']]).toEqual([422, 'validation_failed', errors]);
});
