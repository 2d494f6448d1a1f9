import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const SYSTEM = { actor: { kind: 'system', name: 'test' }, officeId: null } as const;

const numberIn = (code: unknown) => Number(/^loan-code-(\d{6})$/.exec(String(code))?.[1] ?? Number.NaN);

onEachDatabase('Workflow transitions', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let book: unknown;
  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    clerk = await library.as('clerk');
    book = (await clerk('POST', 'books', { title: 'Vang bóng' })).body['id'];
  });
  afterAll(() => library.app.close());
  const ask = async () => (await clerk('POST', 'loans', { book_id: book, reader: 'Lan' })).body;

  it('a new record has the initial state, a serial number and a history', async () => {
    const first = await ask();
    const second = await ask();
    expect(first).toMatchObject({
      state: 'ASKED',
      office_id: library.office('Main'),
      history: [{ to: 'ASKED', by: 'clerk' }],
    });
    expect(numberIn(second['code']) - numberIn(first['code'])).toBe(1);
  });

  it('a transition adds a history to a record that has none', async () => {
    const { id } = await ask();
    await library.engine.records.transaction(async (rows) => {
      const row = (await rows.lock('loans', String(id))) ?? {};
      const { history: _, ...older } = row;
      await rows.replace('loans', row, older);
    });
    const lent = await clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' });
    expect(lent).toMatchObject({ status: 200, body: { history: [{ from: 'ASKED', to: 'LENT' }] } });
    expect(lent.body['history']).toHaveLength(1);
  });

  it('a serial number comes from domain code, or is a plain number if that code returns nothing', async () => {
    const known: string[] = [];
    const serial = async (template: string) => {
      known.push(template);
      return undefined;
    };
    const other = await openLibrary({ domain: { serial } });
    const next = () => other.engine.write.transaction(SYSTEM, (tx) => tx.serial('loan-code', {}));
    expect([await next(), await next(), known]).toEqual([
      'loan-code-000001',
      'loan-code-000002',
      ['loan-code', 'loan-code'],
    ]);
    await other.app.close();
    const own = await openLibrary({ domain: { serial: async () => 'A/7' } });
    expect(await own.engine.write.transaction(SYSTEM, (tx) => tx.serial('loan-code', {}))).toBe('A/7');
    await own.app.close();
  });

  it('a serial number that is too long for its field is rejected with an explanation', async () => {
    const model = structuredClone(libraryModel());
    const code = model.resources.find(({ name }) => name === 'loans')?.fields.find(({ name }) => name === 'code');
    Object.assign(code?.schema ?? {}, { maxLength: 'loan-code-999999'.length });
    const full = await openLibrary({ model });
    const clerk = await full.as('clerk');
    const { body: book } = await clerk('POST', 'books', { title: 'Numbered' });
    const lend = () => clerk('POST', 'loans', { book_id: book['id'] });
    expect((await lend()).body['code']).toBe('loan-code-000001');
    await full.engine.records.transaction((rows) =>
      rows.connection.rows(`UPDATE "_counters" SET "value" = 999998 WHERE "name" = 'serial:loan-code'`, []),
    );
    expect((await lend()).body['code']).toBe('loan-code-999999');
    for (const _again of [1, 2])
      expect((await lend()).body).toMatchObject({ statusCode: 409, code: 'serial_exhausted' });
    await full.app.close();
  });

  it('a failed creation of a record leaves no gap in serial numbers', async () => {
    const first = await ask();
    expect((await clerk('POST', 'loans', { book_id: 'none' })).status).toBe(422);
    const second = await ask();
    expect(numberIn(second['code']) - numberIn(first['code'])).toBe(1);
  });

  it('the state of a record changes only by transitions with valid input', async () => {
    const { id } = await ask();
    expect((await clerk('PATCH', `loans/${id}`, { state: 'LENT' })).body).toMatchObject({
      statusCode: 422,
      code: 'state_by_transition_only',
    });
    expect((await clerk('PATCH', `loans/${id}`, { state: 'ASKED', reader: 'Mai' })).status).toBe(200);
    expect((await clerk('POST', `loans/${id}/transitions/lend`, {})).body).toMatchObject({
      statusCode: 422,
      errors: { due_on: 'This is required.' },
    });
    expect((await clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01', odd: 1 })).status).toBe(422);
    const lent = await clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' });
    expect(lent).toMatchObject({
      status: 200,
      body: {
        state: 'LENT',
        due_on: '2026-04-01',
        history: [{ to: 'ASKED' }, { from: 'ASKED', to: 'LENT', by: 'clerk' }],
      },
    });
    expect((await clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' })).body).toMatchObject({
      statusCode: 409,
      code: 'transition_not_allowed',
    });
    expect((await clerk('POST', `loans/${id}/transitions/refuse`, { reason: 'x' })).status).toBe(409);
    expect((await clerk('POST', `loans/${id}/transitions/unknown`, {})).status).toBe(404);
  });

  it('domain code that requests an impossible transition gets the same errors as a client', async () => {
    const { id } = await ask();
    const move = (resource: string, name: string) =>
      library.engine.write.transaction(SYSTEM, (tx) =>
        tx.move(resource, resource === 'loans' ? String(id) : String(book), name),
      );
    await expect(move('loans', 'unknown')).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(move('books', 'lend')).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(move('loans', 'lend')).rejects.toMatchObject({ status: 409, code: 'transition_not_allowed' });
  });

  it('staff cannot run transitions that are reserved for the system', async () => {
    const { id } = await ask();
    await clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' });
    expect((await clerk('POST', `loans/${id}/transitions/bring-back`, {})).status).toBe(403);
    const root = await library.as('root');
    expect((await root('POST', `loans/${id}/transitions/bring-back`, {})).status).toBe(409);
    const moved = await library.engine.write.transaction({ actor: { kind: 'system' } }, (tx) =>
      tx.move('loans', String(id), 'bring-back'),
    );
    expect(moved).toMatchObject({ state: 'RETURNED' });
  });

  it('a workflow transition requires the permission for its action', async () => {
    const { id } = await ask();
    const reader = await library.as('reader');
    expect((await reader('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' })).status).toBe(403);
    expect((await library.anyone('POST', `loans/${id}/transitions/lend`, {})).status).toBe(401);
  });

  it('only one of two concurrent transitions of the same record succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await ask();
      const moves = await Promise.all([
        clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-04-01' }),
        clerk('POST', `loans/${id}/transitions/refuse`, { reason: 'Hết sách' }),
      ]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = moves.find(({ status }) => status === 200);
      const record = (await clerk('GET', `loans/${id}`)).body;
      expect(record['state']).toBe(winner?.body['state']);
      expect(record['history']).toHaveLength(2);
    }
  });
});
