import type { Field, Model, OptionRule } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type ApiReply, type Send } from '@tuyen/server-mock/testing/library';

const RULES: Readonly<Record<string, readonly OptionRule[]>> = {
  'books.status': [{ when: { rare: true }, values: ['ACTIVE'] }],
  'loans.book_id': [{ where: { status: 'ACTIVE', published_on: { to: 'today' } } }],
  'loans.beside_ids': [{ where: { book_id: { field: 'book_id' } } }],
  'loans.parts.loan_id': [{ when: { note: 'asked' }, where: { state: 'ASKED' } }],
  'loans.lend.with_id': [{ where: { state: ['ASKED', null] } }],
};

function narrowedModel(): Model {
  const model = libraryModel();
  const narrow = (fields: readonly Field[], path: string): readonly Field[] =>
    fields.map((field) => {
      const options = RULES[`${path}.${field.name}`];
      const inside = 'fields' in field ? { fields: narrow(field.fields, `${path}.${field.name}`) } : {};
      return { ...field, ...inside, ...(options && { options }) };
    });
  return {
    ...model,
    resources: model.resources.map((resource) => ({
      ...resource,
      fields: narrow(resource.fields, resource.name),
      ...(resource.workflow && {
        workflow: {
          ...resource.workflow,
          transitions: resource.workflow.transitions.map((one) => ({
            ...one,
            input: narrow(one.input, `${resource.name}.${one.name}`),
          })),
        },
      }),
    })),
  };
}

onEachDatabase('Values that the option rules of a field (x-options) forbid', (databaseUrl) => {
  let server: Library;
  let clerk: Send;
  beforeAll(async () => {
    server = await openLibrary({ databaseUrl: await databaseUrl(), model: narrowedModel() });
    clerk = await server.as('clerk');
  });
  afterAll(() => server.app.close());

  const made = async (path: string, values: object) => {
    const { status, body } = await clerk('POST', path, values);
    expect([200, 201]).toContain(status);
    return String(body['id']);
  };
  const refused = ({ status, body }: ApiReply) => [status, Object.keys((body['errors'] as object | undefined) ?? {})];

  it('disallowed values are rejected by field in creations and bulk creations', async () => {
    const [old, planned, fine] = await Promise.all([
      made('books', { title: 'Ended', status: 'INACTIVE' }),
      made('books', { title: 'Planned', published_on: '2026-03-17' }),
      made('books', { title: 'Of today', published_on: '2026-03-16' }),
    ]);
    expect(refused(await clerk('POST', 'loans', { book_id: old }))).toEqual([422, ['book_id']]);
    expect(refused(await clerk('POST', 'loans', { book_id: planned }))).toEqual([422, ['book_id']]);
    const bulk = await clerk('POST', 'loans/bulk', { bulk: [{ book_id: fine }, { book_id: old }] });
    expect(JSON.stringify(bulk.body)).toContain('This cannot be chosen here.');
    await made('loans', { book_id: fine });
  });

  it('a stored value that is no longer allowed is rejected only if the value or a field of its rule changes', async () => {
    const [one, other] = [await made('books', { title: 'One' }), await made('books', { title: 'Other' })];
    const beside = await made('loans', { book_id: one });
    const loan = await made('loans', { book_id: one, beside_ids: [beside] });
    const elsewhere = await made('loans', { book_id: other });
    expect(refused(await clerk('PATCH', `loans/${loan}`, { beside_ids: [beside, elsewhere] }))).toEqual([
      422,
      ['beside_ids'],
    ]);
    expect(refused(await clerk('PATCH', `loans/${loan}`, { book_id: other }))).toEqual([422, ['beside_ids']]);
    expect(refused(await clerk('PUT', `loans/${loan}`, { book_id: other, beside_ids: [beside] }))).toEqual([
      422,
      ['beside_ids'],
    ]);
    expect((await clerk('PATCH', `loans/${loan}`, { book_id: other, beside_ids: [elsewhere] })).status).toBe(200);
    // A book that is deactivated later stays valid in an existing loan.
    await clerk('PATCH', `books/${other}`, { status: 'INACTIVE' });
    expect((await clerk('PATCH', `loans/${loan}`, { reader: 'An' })).status).toBe(200);
  });

  it('the option rule of a field in a list item checks the other values of the same item', async () => {
    const book = await made('books', { title: 'Parts' });
    const lent = await made('loans', { book_id: book });
    await clerk('POST', `loans/${lent}/transitions/lend`, { due_on: '2026-05-01' });
    const parts = [{ loan_id: lent }, { loan_id: lent, note: 'asked' }];
    expect(refused(await clerk('POST', 'loans', { book_id: book, parts }))).toEqual([422, ['parts.1.loan_id']]);
  });

  it('a list may keep a stored value that is no longer allowed when other items are added or moved', async () => {
    const [book, other] = [await made('books', { title: 'Kept' }), await made('books', { title: 'Later' })];
    const lend = (id: string) => clerk('POST', `loans/${id}/transitions/lend`, { due_on: '2026-05-01' });
    const [first, second, third] = [
      await made('loans', { book_id: book }),
      await made('loans', { book_id: book }),
      await made('loans', { book_id: book }),
    ];
    const part = (loan_id: string, note: string) => ({ loan_id, note });
    const loan = await made('loans', { book_id: book, beside_ids: [first], parts: [part(first, 'asked')] });
    await lend(first);
    await lend(third);
    await clerk('PATCH', `loans/${second}`, { book_id: other });
    const parts = [part(second, 'asked'), part(first, 'asked')];
    expect((await clerk('PATCH', `loans/${loan}`, { parts })).status).toBe(200);
    expect(refused(await clerk('PATCH', `loans/${loan}`, { parts: [part(third, 'asked'), ...parts] }))).toEqual([
      422,
      ['parts.0.loan_id'],
    ]);
    expect(refused(await clerk('PATCH', `loans/${loan}`, { beside_ids: [first, second] }))).toEqual([
      422,
      ['beside_ids'],
    ]);
    await clerk('PATCH', `loans/${first}`, { book_id: other });
    expect((await clerk('PATCH', `loans/${loan}`, { beside_ids: [third, first] })).status).toBe(200);
  });

  it('disallowed values are rejected in the input of a transition', async () => {
    const book = await made('books', { title: 'Moves' });
    const [lent, loan] = [await made('loans', { book_id: book }), await made('loans', { book_id: book })];
    await clerk('POST', `loans/${lent}/transitions/lend`, { due_on: '2026-05-01' });
    const move = { due_on: '2026-05-01', with_id: lent };
    expect(refused(await clerk('POST', `loans/${loan}/transitions/lend`, move))).toEqual([422, ['with_id']]);
  });

  it('a disallowed enum value is rejected while the condition of its rule is true', async () => {
    expect((await clerk('POST', 'books', { title: 'Plain', status: 'INACTIVE' })).status).toBe(201);
    const rare = await made('books', { title: 'Rare', rare: true });
    expect(refused(await clerk('PATCH', `books/${rare}`, { status: 'INACTIVE' }))).toEqual([422, ['status']]);
  });

  it('a disallowed input value is rejected even if a hook replaces the value with an allowed one', async () => {
    const hooked = await openLibrary({
      model: narrowedModel(),
      domain: { ...server.engine.domain, hooks: { books: { beforeCreate: () => ({ rare: false }) } } },
    });
    const said = await (await hooked.as('clerk'))('POST', 'books', { title: 'X', rare: true, status: 'INACTIVE' });
    await hooked.app.close();
    expect(refused(said)).toEqual([422, ['status']]);
  });
});
