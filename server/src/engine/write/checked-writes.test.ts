import type { Field, Model, Operation } from '@tuyen/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Domain, Row, Transaction, WriteContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { storedAddress } from '../store/uploads/upload-address.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';

function model(): Model {
  const read = libraryModel();
  const ruled = (field: Field): Field => {
    if (field.name === 'rare') return { ...field, always: true };
    if (field.name === 'status') return { ...field, options: [{ when: { rare: true }, values: ['ACTIVE'] }] };
    return field.name === 'with_id' ? { ...field, options: [{ where: { state: 'ASKED' } }] } : field;
  };
  const loans = read.resources.find(({ name }) => name === 'loans');
  const slip = loans?.fields.filter(({ name }) => name === 'slip') ?? [];
  const file: Operation = {
    name: 'file',
    label: {},
    on: 'resource',
    slug: 'loan.read',
    input: slip,
    answer: [],
    tone: 'neutral',
  };
  return {
    ...read,
    resources: read.resources.map((resource) => {
      if (resource.name === 'books') return { ...resource, fields: resource.fields.map(ruled) };
      const { workflow } = resource;
      if (resource.name !== 'loans' || !workflow) return resource;
      const transitions = workflow.transitions.map((one) => ({ ...one, input: one.input.map(ruled) }));
      const schema = { type: 'object', properties: { slip: { type: 'string' } } } as const;
      return { ...resource, notes: true, operations: [{ ...file, schema }], workflow: { ...workflow, transitions } };
    }),
  };
}

const domain: Domain = {
  hooks: {
    books: {
      beforeCreate: ({ title }) => (title === 'decided by the hook' ? { status: 'ACTIVE' } : undefined),
      beforeUpdate: (before, { title }) => {
        if (title === 'put back by the hook') return before;
        return title === 'decided by the hook' ? { status: 'ACTIVE' } : undefined;
      },
    },
    loans: {
      guards: {
        create: (_record, { officeId }) => {
          if (officeId === null) throw new Problem(409, 'closed');
        },
      },
      beforeUpdate: (before, { reader }) => (reader === 'put back' ? before : undefined),
      afterWrite: async ({ before, after }, { tx }) => {
        if (!before && after?.['reader'] === 'lent at once')
          await tx.update('loans', String(after['id']), { reader: 'lent' });
      },
      operations: { file: () => ({}) },
    },
  },
};

let library: Library;
let clerk: WriteContext;
let book: string;
let foreign: string;
beforeAll(async () => {
  library = await openLibrary({ model: model(), domain });
  const { identity } = library.engine;
  const profile = (await identity.accounts()).profileOf((await identity.user('clerk')) ?? {});
  const main = library.office('Main');
  const common = {
    actor: { kind: 'staff', userId: profile.id, profile } as const,
    officeId: main,
    language: 'en',
    clientKind: undefined,
  };
  clerk = { ...common, caller: { ...common, profile, readableOffices: [main] } };
  book = String((await write((tx) => tx.create('books', { title: 'A' })))['id']);
  foreign = String((await lend({ office_id: library.office('Branch') }))['id']);
});
afterAll(() => library.app.close());

function write<T>(work: (tx: Transaction) => Promise<T>, context: Partial<WriteContext> = {}): Promise<T> {
  return library.engine.write.transaction(context, work);
}
const lend = (values: Row = {}, context: Partial<WriteContext> = {}) =>
  write((tx) => tx.create('loans', { book_id: book, office_id: library.office('Main'), ...values }), context);
const invalid = (path: string, code: string) => ({
  status: 422,
  code: 'validation_failed',
  errors: { [path]: { code } },
});

it("a caller's new record can refer only to visible records and must pass the guard hook", async () => {
  await expect(lend({ follows_id: foreign }, clerk)).rejects.toMatchObject(invalid('follows_id', 'reference'));
  await expect(lend({ follows_id: foreign, reader: 7 }, clerk)).rejects.toMatchObject(invalid('reader', 'type'));
  expect(await lend({ follows_id: foreign })).toMatchObject({ follows_id: foreign });
  const nowhere = { ...clerk, officeId: null };
  const guarded = write((tx) => tx.create('loans', { book_id: book }), nowhere);
  await expect(guarded).rejects.toMatchObject({ status: 409, code: 'closed' });
  expect(await write((tx) => tx.internal.create('loans', { book_id: book }), nowhere)).toMatchObject({ version: 1 });
  await expect(lend({ office_id: undefined }, clerk)).resolves.toMatchObject({ office_id: library.office('Main') });
});

it('references that a caller adds to a record must refer to visible records', async () => {
  const id = String((await lend({ beside_ids: [foreign] }))['id']);
  const change = (values: Row) => write((tx) => tx.update('loans', id, values), clerk);
  await expect(change({ follows_id: foreign })).rejects.toMatchObject(invalid('follows_id', 'reference'));
  expect(await change({ beside_ids: [foreign], reader: 'An' })).toMatchObject({ version: 2 });
});

it("references in transition input must be visible to the caller and allowed by the field's rules", async () => {
  const id = String((await lend())['id']);
  const move = (with_id: unknown, context: Partial<WriteContext>) =>
    write((tx) => tx.move('loans', id, 'lend', { due_on: '2026-04-01', with_id }), context);
  await expect(move(foreign, clerk)).rejects.toMatchObject(invalid('with_id', 'reference'));
  const lent = String((await lend())['id']);
  await write((tx) => tx.move('loans', lent, 'lend', { due_on: '2026-04-01' }), { actor: clerk.actor });
  await expect(move(lent, { actor: clerk.actor })).rejects.toMatchObject(invalid('with_id', 'not_offered'));
  expect(await move(foreign, { actor: clerk.actor })).toMatchObject({ state: 'LENT' });
});

it('values, files, field rules and permissions are checked for writes of callers and the server', async () => {
  await expect(lend({ nope: 1 })).rejects.toMatchObject(invalid('nope', 'unknown'));
  await expect(lend({ book_id: 'gone' })).rejects.toMatchObject(invalid('book_id', 'reference'));
  await expect(lend({ slip: 'no file' }, clerk)).rejects.toMatchObject({ status: 422 });
  const ruled = write((tx) => tx.create('books', { title: 'B', rare: true, status: 'INACTIVE' }));
  await expect(ruled).rejects.toMatchObject(invalid('status', 'not_offered'));
  expect(await write((tx) => tx.create('books', { title: 'B', rare: null }))).toMatchObject({ rare: false });
  const boss = { username: 'boss', is_superuser: true };
  await expect(write((tx) => tx.create('users', boss), clerk)).rejects.toMatchObject({
    status: 403,
    code: 'grant_not_held',
  });
  const helper = String((await library.engine.identity.user('helper'))?.['id']);
  const raised = write((tx) => tx.update('users', helper, { is_superuser: true }), clerk);
  await expect(raised).rejects.toMatchObject({ status: 403 });
  const filed = write((tx) => tx.operate('loans', 'file', undefined, { slip: 'no file' }), clerk);
  await expect(filed).rejects.toMatchObject({ status: 422 });
});

it('files in records, transitions and operations must be uploads of the caller', async () => {
  const slip = storedAddress('0'.repeat(32));
  const unknown = invalid('slip', 'upload_unknown');
  await expect(lend({ slip }, clerk)).rejects.toMatchObject(unknown);
  const id = String((await lend())['id']);
  const as = (work: (tx: Transaction) => Promise<Row>) => write(work, clerk);
  await expect(as((tx) => tx.update('loans', id, { slip }))).rejects.toMatchObject(unknown);
  const lent = { due_on: '2026-04-01', slip };
  await expect(as((tx) => tx.move('loans', id, 'lend', lent))).rejects.toMatchObject(unknown);
  await expect(as((tx) => tx.operate('loans', 'file', undefined, { slip }))).rejects.toMatchObject(unknown);
});

it("a value that the field's rules forbid is rejected even if a hook would replace it", async () => {
  const asked = { title: 'decided by the hook', rare: true };
  const refused = invalid('status', 'not_offered');
  const create = (values: Row) => write((tx) => tx.create('books', { ...asked, ...values }));
  await expect(create({ status: 'INACTIVE' })).rejects.toMatchObject(refused);
  const { id, status } = await create({});
  expect(status).toBe('ACTIVE');
  const change = (values: Row) => write((tx) => tx.update('books', String(id), values));
  await expect(change({ ...asked, pages: 3, status: 'INACTIVE' })).rejects.toMatchObject(refused);
  expect(await change({ ...asked, pages: 3 })).toMatchObject({ status: 'ACTIVE', version: 2 });
});

it('a write with a forbidden value is rejected, even if a hook would put the stored value back', async () => {
  const { id } = await write((tx) => tx.create('books', { title: 'A', rare: true, status: 'ACTIVE' }));
  const change = (values: Row) =>
    write((tx) => tx.update('books', String(id), { title: 'put back by the hook', ...values }));
  await expect(change({ status: 'INACTIVE' })).rejects.toMatchObject(invalid('status', 'not_offered'));
  expect(await change({ status: 'ACTIVE' })).toMatchObject({ title: 'A', version: 1 });
  const loan = String((await lend())['id']);
  const file = { reader: 'put back', slip: storedAddress('0'.repeat(32)) };
  const filed = write((tx) => tx.update('loans', loan, file), clerk);
  await expect(filed).rejects.toMatchObject(invalid('slip', 'upload_unknown'));
});

it('the response to a creation contains the record with the changes of a later hook', async () => {
  expect(await lend({ reader: 'lent at once' })).toMatchObject({ reader: 'lent', version: 2 });
});

it('deleting a record deletes its notes, and is rejected if other records refer to the record', async () => {
  const referred = write((tx) => tx.remove('books', book));
  await expect(referred).rejects.toMatchObject({ status: 409, code: 'still_referenced' });
  const id = String((await lend())['id']);
  const note = await write((tx) => tx.notes.add('loans', id, 'text'), clerk);
  const stored = () => library.engine.records.database.rows(`SELECT "id" FROM "_notes" WHERE "record_id" = '${id}'`);
  expect(await stored()).toEqual([{ id: note }]);
  await write((tx) => tx.remove('loans', id));
  expect(await stored()).toEqual([]);
});

it('the first transition starts the history of a record that has none', async () => {
  await library.engine.records.transaction((rows) =>
    rows.insert('loans', { id: 'old', version: 1, book_id: book, office_id: library.office('Main'), state: 'ASKED' }),
  );
  const moved = await write((tx) => tx.move('loans', 'old', 'refuse', { reason: 'x' }), { actor: clerk.actor });
  expect(moved['history']).toEqual([
    { from: 'ASKED', to: 'REFUSED', at: ANCHOR.toISOString(), by: 'clerk', note: 'x' },
  ]);
});
