import type { Field, Model, Operation } from '@tuyen/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Domain, type Hooks, Problem, type Row } from '../../../domain-api.ts';
import { completeDomain } from '../../../project/project-domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

function modelWithOperations(): Model {
  const model = libraryModel();
  const loans = model.resources.find(({ name }) => name === 'loans');
  const [lend] = loans?.workflow?.transitions ?? [];
  if (!loans || !lend) throw new Error('The library has no loans.');
  const pages = model.resources.flatMap(({ fields }) => fields).find(({ name }) => name === 'pages') as Field;
  const operations: readonly Operation[] = [
    {
      name: 'extend',
      label: { en: 'Extend' },
      on: 'record',
      slug: 'loan.lend',
      when: { state: 'LENT' },
      ...(lend.schema && { schema: lend.schema }),
      input: lend.input,
      answer: [pages],
      tone: 'neutral',
    },
    {
      name: 'count',
      label: { en: 'Count' },
      on: 'resource',
      slug: 'loan.update',
      input: [],
      answer: [pages],
      tone: 'neutral',
    },
  ];
  const resources = model.resources.map((each) => (each === loans ? { ...loans, operations } : each));
  return { ...model, resources };
}

onEachDatabase('Operations of a resource', (databaseUrl) => {
  let server: Library;
  let clerk: Send;
  let loan: string;
  let extended: Row[] = [];
  const hooks: Hooks = {
    loans: {
      guards: {
        count({ office_id: office }) {
          if (office === server.office('Other')) throw new Problem(409, 'read_only_office');
        },
      },
      operations: {
        async extend(record, input, { tx }) {
          extended.push({ id: record?.['id'], ...input });
          await tx.update('loans', String(record?.['id']), { due_on: input['due_on'] });
          if (input['due_on'] === '2030-01-01')
            throw new Problem(422, 'validation_failed', {}, { due_on: { code: 'type' } });
          return { pages: 1, reader: 'is no part of the answer' };
        },
        count: async (_loans, _input, { tx, officeId }) => ({
          pages: await tx.count('loans', { office_id: officeId }),
        }),
      },
    },
  };
  const domain: Domain = { hooks };

  beforeAll(async () => {
    server = await openLibrary({ model: modelWithOperations(), databaseUrl: await databaseUrl(), domain });
    clerk = await server.as('clerk', { 'x-office-id': server.office('Main') });
    const book = (await clerk('POST', 'books', { title: 'Vang bóng' })).body['id'];
    loan = String((await clerk('POST', 'loans', { book_id: book })).body['id']);
    await clerk('POST', `loans/${loan}/transitions/lend`, { due_on: '2026-04-01' });
  });
  beforeEach(() => {
    extended = [];
  });
  afterAll(() => server.app.close());
  const extend = (body: unknown, headers?: Record<string, string>, by = clerk) =>
    by('POST', `loans/${loan}/operations/extend`, body, headers);
  const stored = async () => (await clerk('GET', `loans/${loan}`)).body;

  it('an operation runs domain code with its input and returns a response that matches its schema', async () => {
    expect(await extend({ due_on: '2026-05-01' })).toMatchObject({ status: 200, body: { pages: 1 } });
    expect((await extend({ due_on: '2026-05-02' })).body).toEqual({ pages: 1 });
    expect(extended).toEqual([
      { id: loan, due_on: '2026-05-01' },
      { id: loan, due_on: '2026-05-02' },
    ]);
    expect(await stored()).toMatchObject({ due_on: '2026-05-02' });
  });

  it('an operation is recorded in the audit log with its input', async () => {
    await extend({ due_on: '2026-05-03' });
    const rows = await server.engine.records.database.rows(
      `SELECT "actor", "record_id", "after" FROM "_audit" WHERE "action" = 'extend' ORDER BY "at"`,
    );
    expect(rows.map(({ after }) => JSON.parse(String(after)))).toContainEqual({ due_on: '2026-05-03' });
    expect(rows.at(-1)).toMatchObject({ actor: expect.stringMatching(/^staff:/), record_id: loan });
  });

  it('invalid input of an operation is rejected with errors by field before domain code runs', async () => {
    expect((await extend({})).body).toMatchObject({ statusCode: 422, errors: { due_on: 'This is required.' } });
    expect((await extend({ due_on: '2026-05-01', odd: 1 })).status).toBe(422);
    expect((await extend({ due_on: '2026-05-01', with_id: 'nothing' })).body).toMatchObject({
      statusCode: 422,
      errors: { with_id: expect.any(String) },
    });
    expect(extended).toEqual([]);
  });

  it('an operation that the domain code rejects changes nothing', async () => {
    const before = await stored();
    expect((await extend({ due_on: '2030-01-01' })).body).toMatchObject({
      statusCode: 422,
      errors: { due_on: expect.any(String) },
    });
    expect(await stored()).toEqual(before);
  });

  it('an operation requires its permission, a record of an accessible office and the current version', async () => {
    const body = { due_on: '2026-05-01' };
    expect((await extend(body, {}, server.anyone)).status).toBe(401);
    expect((await extend(body, {}, await server.as('reader'))).status).toBe(403);
    expect((await extend(body, {}, await server.as('helper'))).status).toBe(404);
    expect((await clerk('POST', 'loans/nothing/operations/extend', body)).status).toBe(404);
    expect((await clerk('POST', `loans/${loan}/operations/shorten`, body)).status).toBe(404);
    expect((await extend(body, { 'if-match': '"99"' })).body).toMatchObject({
      statusCode: 409,
      code: 'version_conflict',
    });
    expect((await extend({ ...body, version: 99 })).body).toMatchObject({ code: 'version_conflict' });
    expect(extended).toEqual([]);
  });

  it('an operation runs only once for each Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'extend-once' };
    const [first, second] = [await extend({ due_on: '2026-05-09' }, key), await extend({ due_on: '2026-05-09' }, key)];
    expect([first.body, second.body, extended.length]).toEqual([{ pages: 1 }, { pages: 1 }, 1]);
  });

  it('an operation whose condition the record does not satisfy is rejected and not offered', async () => {
    const { book_id: book } = await stored();
    const { id } = (await clerk('POST', 'loans', { book_id: book })).body;
    const path = `loans/${String(id)}/operations/extend`;
    expect((await clerk('POST', path, { due_on: '2026-05-01' })).body).toMatchObject({
      statusCode: 409,
      code: 'operation_not_allowed',
    });
    const canOf = async (one: unknown, by = clerk) =>
      (await by('GET', `loans/${String(one)}?can=1`)).body['can'] as Row;
    expect(await canOf(id)).toMatchObject({ refused: { extend: { code: 'operation_not_allowed' } } });
    expect((await canOf(loan))['actions']).toContain('extend');
    expect((await canOf(loan))['actions']).not.toContain('count');
    const reader = await canOf(loan, await server.as('reader'));
    expect([reader['actions'], reader['refused']]).toEqual([[], {}]);
  });

  it("an operation on a resource as a whole runs in the caller's current office", async () => {
    const answer = await clerk('POST', 'loans/operations/count');
    expect(answer).toMatchObject({ status: 200, body: { pages: await server.engine.store.count('loans') } });
    const canHere = async (by: Send) => (await by('GET', 'loans?can=1&limit=1&page=1')).body['can'] as Row;
    expect((await canHere(clerk))['actions']).toContain('count');
    const other = await server.as('clerk', { 'x-office-id': server.office('Other') });
    expect((await other('POST', 'loans/operations/count')).status).toBe(409);
    expect(await canHere(other)).toMatchObject({ refused: { count: { code: 'read_only_office' } } });
    expect((await clerk('POST', `loans/${loan}/operations/count`)).status).toBe(404);
  });

  it("a reference field in an operation's input offers the records that the caller may choose", async () => {
    const asked = { resource: 'loans', field: 'with_id', id: loan, operation: 'extend' };
    const choices = (choice: object, by = clerk) =>
      by('GET', `loans?for=${encodeURIComponent(JSON.stringify(choice))}`);
    expect((await choices(asked)).body).toContainEqual(expect.objectContaining({ id: loan }));
    expect((await choices({ ...asked, operation: 'count' })).status).toBe(400);
  });
});

it('the server does not start if the domain code does not implement an operation', () => {
  const model = modelWithOperations();
  expect(() => completeDomain(model, { hooks: { loans: { operations: { count: async () => ({}) } } } })).toThrow(
    'schemas/resources/loans.json declares the operation "extend", and the domain has no hook for it. Write hooks.loans.operations.extend, or remove the operation.',
  );
  expect(completeDomain(libraryModel(), {})).toEqual({});
});
