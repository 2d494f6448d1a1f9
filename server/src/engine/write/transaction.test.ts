import type { Model, Operation } from '@tuyen/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Domain, GuardContext, Row, Transaction, WriteContext, WrittenChange } from '../domain.ts';
import { Problem } from '../problem.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { hashPassword } from '../identity/index.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

function model(): Model {
  const read = libraryModel();
  const pages = read.resources.find(({ name }) => name === 'books')?.fields.find(({ name }) => name === 'pages');
  if (!pages) throw new Error('books have pages');
  const operation = (name: string, on: Operation['on']): Operation => ({
    name,
    label: {},
    on,
    slug: 'loan.read',
    input: [pages],
    schema: { type: 'object', required: ['pages'], properties: { pages: { type: 'integer' } } },
    answer: [pages],
    tone: 'neutral',
  });
  const operations = [operation('count', 'record'), operation('weigh', 'resource'), operation('unwritten', 'resource')];
  return { ...read, resources: read.resources.map((one) => (one.name === 'loans' ? { ...one, operations } : one)) };
}

const changes: WrittenChange[] = [];
const seen: GuardContext[] = [];
let hooks: {
  beforeCreate?: () => Row;
  beforeUpdate?: () => Row;
  guard?: () => void;
  due?: string;
  fixed?: readonly string[];
} = {};
const domain: Domain = {
  hooks: {
    loans: {
      guards: {
        edit: (_record, context) => {
          seen.push(context);
          hooks.guard?.();
        },
      },
      fixed: () => hooks.fixed && { code: 'already_lent', includes: (name) => hooks.fixed?.includes(name) === true },
      beforeCreate: (_values, context) => {
        seen.push(context);
        return hooks.beforeCreate?.();
      },
      beforeUpdate: () => hooks.beforeUpdate?.(),
      afterWrite: (change) => void changes.push(change),
      due: () => hooks.due,
      transitions: {
        lend: (_record, _input, { to }) => ({ reader: `reader ${to}` }),
      },
      operations: {
        count: (record, { pages }) => ({ pages: Number(pages) + 1, reader: record?.['reader'] }),
        weigh: (record, { pages }) => ({ pages: record === undefined ? Number(pages) * 2 : null }),
      },
    },
  },
};

let library: Library;
let book: string;
beforeAll(async () => {
  library = await openLibrary({ model: model(), domain });
  book = await write((tx) => tx.create('books', { title: 'A' })).then(({ id }) => String(id));
});
afterAll(() => library.app.close());
beforeEach(() => {
  hooks = {};
  changes.length = 0;
  seen.length = 0;
});

const at = ANCHOR.toISOString();
function write<T>(work: (tx: Transaction) => Promise<T>, context: Partial<WriteContext> = {}): Promise<T> {
  return library.engine.write.transaction(context, work);
}
const office = () => library.office('Main');
const lend = (values: Row = {}) => write((tx) => tx.create('loans', { book_id: book, office_id: office(), ...values }));

async function clerk(): Promise<WriteContext> {
  const { engine } = library;
  const profile = (await engine.identity.accounts()).profileOf((await engine.identity.user('clerk')) ?? {});
  const actor = { kind: 'staff', userId: profile.id, profile } as const;
  const common = { actor, officeId: office(), language: 'en', clientKind: undefined };
  return { ...common, caller: { ...common, profile, readableOffices: [office()] } };
}

describe('Creation of a record', () => {
  it('a new record gets a version, timestamps, a serial, the initial state and a history entry', async () => {
    const { id, code, ...loan } = await lend({ reader: 'An' });
    expect(id).toMatch(/^[0-9a-f-]{36}$/u);
    expect(code).toMatch(/^loan-code-\d{6}$/u);
    expect(loan).toEqual({
      book_id: book,
      office_id: office(),
      reader: 'An',
      state: 'ASKED',
      version: 1,
      created_at: at,
      updated_at: at,
      history: [{ to: 'ASKED', at, by: 'system' }],
    });
  });

  it('a new record stores who created it, and keeps an id, serial and history given by the server', async () => {
    const { actor } = await clerk();
    const given = { id: 'own', code: 'L-1', history: [{ to: 'OLD' }], created_by: 'someone' };
    const loan = await write((tx) => tx.create('loans', { book_id: book, office_id: office(), ...given }), { actor });
    expect(loan).toMatchObject({ ...given, created_by: 'userId' in actor ? actor.userId : '' });
    expect((await lend())['created_by']).toBeUndefined();
  });

  it('values that the creation hook returns override the given values of a new record', async () => {
    hooks.beforeCreate = () => ({ reader: 'from the hook', due_on: '2026-04-01' });
    expect(await lend({ reader: 'An' })).toMatchObject({ reader: 'from the hook', due_on: '2026-04-01' });
    expect(changes).toMatchObject([{ resource: 'loans', before: undefined, after: { reader: 'from the hook' } }]);
    expect(changes[0]).not.toHaveProperty('transition');
  });

  it("for an invalid new record, validation errors override a hook's crash, but not a hook's refusal", async () => {
    hooks.beforeCreate = () => {
      throw new TypeError('no reader');
    };
    await expect(lend({ reader: 7 })).rejects.toMatchObject({ status: 422, errors: { reader: { code: 'type' } } });
    await expect(lend()).rejects.toThrow('no reader');
    hooks.beforeCreate = () => {
      throw new Problem(409, 'closed');
    };
    await expect(lend({ reader: 7 })).rejects.toMatchObject({ status: 409, code: 'closed' });
  });
});

describe('Change of a record', () => {
  it('an update creates a new record version only if values differ, including values that the hook sets', async () => {
    const loan = await lend({ reader: 'An' });
    const id = String(loan['id']);
    changes.length = 0;
    const same = await write((tx) => tx.update('loans', id, { reader: 'An', version: 9, created_at: 'x' }));
    expect([same, changes]).toEqual([loan, []]);
    hooks.beforeUpdate = () => ({ due_on: '2026-04-01' });
    const after = await write((tx) => tx.update('loans', id, { reader: 'Ba', id: 'x', created_by: 'x' }));
    expect(after).toEqual({ ...loan, reader: 'Ba', due_on: '2026-04-01', version: 2, updated_at: at });
    expect(changes).toEqual([{ resource: 'loans', before: loan, after }]);
    expect(await library.engine.store.get('loans', id)).toEqual(after);
  });

  it('an update with unknown fields is rejected, and a missing record results in 404', async () => {
    const { id } = await lend();
    const unknown = write((tx) => tx.update('loans', String(id), { nope: 1 }));
    await expect(unknown).rejects.toMatchObject({ status: 422, errors: { nope: { code: 'unknown' } } });
    const missing = write((tx) => tx.update('loans', 'gone', { reader: 'An' }));
    await expect(missing).rejects.toMatchObject({ status: 404, code: 'not_found' });
  });

  it('the guard of a record applies to changes by callers, but not to internal changes by the server', async () => {
    const id = String((await lend())['id']);
    hooks.guard = () => {
      throw new Problem(409, 'closed');
    };
    const context = await clerk();
    const refused = write((tx) => tx.update('loans', id, { reader: 'An' }), context);
    await expect(refused).rejects.toMatchObject({ code: 'closed' });
    expect(await write((tx) => tx.internal.update('loans', id, { reader: 'An' }), context)).toMatchObject({
      version: 2,
    });
    hooks = { fixed: ['reader'] };
    const fixed = write((tx) => tx.update('loans', id, { reader: 'Ba', due_on: '2026-04-01' }), context);
    await expect(fixed).rejects.toMatchObject({
      status: 409,
      code: 'already_lent',
      errors: { reader: { code: 'already_lent' } },
    });
    expect(await write((tx) => tx.update('loans', id, { due_on: '2026-04-01' }), context)).toMatchObject({
      version: 3,
    });
    expect(await write((tx) => tx.update('loans', id, { reader: 'Ba' }))).toMatchObject({ version: 4 });
  });
});

describe('Transition of a record', () => {
  it('a transition changes the state, input fields and history, and then calls the change hook', async () => {
    const loan = await lend();
    const id = String(loan['id']);
    changes.length = 0;
    const { actor } = await clerk();
    const moved = await write((tx) => tx.move('loans', id, 'lend', { due_on: '2026-04-01' }), { actor });
    expect(moved).toEqual({
      ...loan,
      state: 'LENT',
      due_on: '2026-04-01',
      reader: 'reader LENT',
      version: 2,
      history: [
        { to: 'ASKED', at, by: 'system' },
        { from: 'ASKED', to: 'LENT', at, by: 'clerk' },
      ],
    });
    expect(changes).toEqual([
      {
        resource: 'loans',
        before: loan,
        after: moved,
        transition: { name: 'lend', from: 'ASKED', to: 'LENT', input: { due_on: '2026-04-01' } },
      },
    ]);
  });

  it('a transition stores its reason in the history', async () => {
    const { actor } = await clerk();
    const id = String((await lend())['id']);
    const { history } = await write((tx) => tx.move('loans', id, 'refuse', { reason: 'lost' }), { actor });
    expect(history).toMatchObject([{ to: 'ASKED' }, { from: 'ASKED', to: 'REFUSED', note: 'lost' }]);
  });

  it('a transition results in 404 for records without a workflow', async () => {
    await expect(write((tx) => tx.move('books', book, 'lend'))).rejects.toMatchObject({ status: 404 });
  });

  it('a due transition runs only once, and the history names the deadline as its actor', async () => {
    const { actor } = await clerk();
    const id = String((await lend())['id']);
    await write((tx) => tx.move('loans', id, 'lend', { due_on: '2026-04-01' }), { actor });
    expect(await write((tx) => tx.settle('loans', id))).toMatchObject({ state: 'LENT' });
    hooks.due = 'bring-back';
    const settled = await write((tx) => tx.settle('loans', id));
    expect(settled).toMatchObject({ state: 'RETURNED' });
    expect((settled?.['history'] as readonly Row[] | undefined)?.at(-1)).toEqual({
      from: 'LENT',
      to: 'RETURNED',
      at,
      by: 'deadlines',
    });
    expect(await write((tx) => tx.settle('loans', 'gone'))).toBeUndefined();
  });
});

describe('Operations of a resource', () => {
  it('an operation returns the output that its schema defines, and is logged', async () => {
    const id = String((await lend({ reader: 'An' }))['id']);
    expect(await write((tx) => tx.operate('loans', 'count', id, { pages: 3 }))).toEqual({ pages: 4 });
    expect(await write((tx) => tx.operate('loans', 'weigh', undefined, { pages: 3 }))).toEqual({ pages: 6 });
    const rows = await library.engine.records.database.rows(
      `SELECT "record_id", "action", "after" FROM "_audit" WHERE "action" IN ('count', 'weigh') ORDER BY "id"`,
    );
    expect(rows).toEqual([
      { record_id: id, action: 'count', after: '{"pages":3}' },
      { record_id: '*', action: 'weigh', after: '{"pages":3}' },
    ]);
  });

  it('an operation with invalid input is rejected, and an operation without a hook is a server error', async () => {
    const wrong = write((tx) => tx.operate('loans', 'weigh', undefined, {}));
    await expect(wrong).rejects.toMatchObject({ status: 422, errors: { pages: { code: 'required' } } });
    const unwritten = write((tx) => tx.operate('loans', 'unwritten', undefined, { pages: 1 }));
    await expect(unwritten).rejects.toThrow('the domain has no hook for the operation unwritten of loans');
  });
});

describe('Assignee of a record', () => {
  it('assigning a record or clearing its assignee creates a new version without calling the update hook', async () => {
    const { actor } = await clerk();
    const account = 'userId' in actor ? actor.userId : '';
    const id = String((await lend())['id']);
    hooks.beforeUpdate = () => ({ reader: 'from the hook' });
    const assigned = await write((tx) => tx.assign('loans', id, account));
    expect([assigned['clerk_id'], assigned['version'], assigned['reader']]).toEqual([account, 2, undefined]);
    expect((await write((tx) => tx.assign('loans', id, null)))['clerk_id']).toBeUndefined();
    await expect(write((tx) => tx.assign('books', book, account))).rejects.toMatchObject({ status: 404 });
  });
});

it('deleting a record returns its last values and calls the change hook', async () => {
  const loan = await lend();
  changes.length = 0;
  expect(await write((tx) => tx.remove('loans', String(loan['id'])))).toEqual(loan);
  expect(changes).toEqual([{ resource: 'loans', before: loan, after: undefined }]);
  await expect(write((tx) => tx.remove('loans', String(loan['id'])))).rejects.toMatchObject({ status: 404 });
});

it('each change of a record is logged exactly once', async () => {
  const id = String((await lend())['id']);
  const { actor } = await clerk();
  const logged = async () => {
    const { database } = library.engine.records;
    return database.texts('SELECT "action" FROM "_audit" WHERE "record_id" = ? ORDER BY "id"', [id]);
  };
  await write((tx) => tx.update('loans', id, { reader: 'An' }));
  await write((tx) => tx.update('loans', id, { reader: 'An' }));
  await write((tx) => tx.move('loans', id, 'lend', { due_on: '2026-04-01' }), { actor });
  await write((tx) => tx.assign('loans', id, 'userId' in actor ? actor.userId : ''));
  await write((tx) => tx.remove('loans', id));
  expect(await logged()).toEqual(['create', 'update', 'lend', 'set-assignee', 'delete']);
});

it('a record that the transaction has deleted can no longer be referenced', async () => {
  const again = write(async (tx) => {
    const { id } = await tx.create('books', { title: 'Lost' });
    const values = { book_id: id, office_id: office() };
    const loan = await tx.create('loans', values);
    await tx.remove('loans', String(loan['id']));
    await tx.remove('books', String(id));
    return tx.create('loans', values);
  });
  await expect(again).rejects.toMatchObject({ status: 422, errors: { book_id: { code: 'reference' } } });
});

it('a stored record without a version gets version 1 when it is changed', async () => {
  await library.engine.records.transaction((rows) => rows.insert('books', { id: 'unversioned', title: 'Old' }));
  expect(await write((tx) => tx.update('books', 'unversioned', { title: 'New' }))).toMatchObject({ version: 1 });
});

describe('Sessions of an account', () => {
  async function left(account: string, work: (id: string, first: string | undefined) => Promise<unknown>) {
    const id = String((await library.engine.identity.user(account))?.['id']);
    const open = () =>
      library.engine.records.database.texts(
        'SELECT "token_hash" FROM "_sessions" WHERE "user_id" = ? ORDER BY "token_hash"',
        [id],
      );
    await sessionOf(library.engine, account);
    await sessionOf(library.engine, account);
    const [first, second, ...more] = await open();
    await work(id, first);
    const names = new Map([
      [first, 'first'],
      [second, 'second'],
    ]);
    return [more.length, ...(await open()).map((session) => names.get(session))];
  }
  const password = hashPassword('Another#2026');
  const staff = async (account: string, session: string | undefined): Promise<Partial<WriteContext>> => {
    const { identity } = library.engine;
    const profile = (await identity.accounts()).profileOf((await identity.user(account)) ?? {});
    return { actor: { kind: 'staff', userId: profile.id, profile }, session };
  };

  it('a password change by the user ends all other sessions of the account', async () => {
    const change = (by: string) =>
      left(by === 'helper' ? 'helper' : 'reader', async (id, first) =>
        write(async (tx) => tx.update('users', id, { password: await password }), await staff(by, first)),
      );
    expect(await change('helper')).toEqual([0, 'first']);
    expect(await change('root')).toEqual([0]);
  });

  it('all sessions of an account end if the server sets its password or deletes it', async () => {
    const other = hashPassword('Third#2026');
    expect(
      await left('admin', async (id, session) =>
        write(async (tx) => tx.update('users', id, { password: await other }), { session }),
      ),
    ).toEqual([0]);
    expect(await left('admin', (id) => write((tx) => tx.remove('users', id)))).toEqual([0]);
    const open = await left('clerk', (id) => write((tx) => tx.update('users', id, { email: 'c@library.example' })));
    expect(open.slice(1)).toEqual(['first', 'second']);
  });
});

it('a serial number is the next number formatted by its template', async () => {
  const [first, second] = await write(async (tx) => [await tx.serial('slip', {}), await tx.serial('slip', {})]);
  expect([first, second]).toEqual(['slip-000001', 'slip-000002']);
});

describe('Context passed to guards and hooks', () => {
  const LEND = 'loan.lend';
  const OTHER = 'role.delete';

  it("guards and hooks receive the caller's permissions, the time, office and language", async () => {
    const id = String((await lend())['id']);
    seen.length = 0;
    await write((tx) => tx.update('loans', id, { reader: 'An' }), await clerk());
    const [context] = seen;
    expect([context?.may(LEND), context?.may(OTHER)]).toEqual([true, false]);
    expect([context?.now, context?.officeId, context?.language]).toEqual([ANCHOR, office(), 'en']);
  });

  it('without a caller, guards and hooks receive the permissions of the acting account, API client or system', async () => {
    const { actor } = await clerk();
    const held = async (context: Partial<WriteContext>) => {
      seen.length = 0;
      await write((tx) => tx.create('loans', { book_id: book, office_id: office() }), {
        officeId: office(),
        ...context,
      });
      return [seen[0]?.may(LEND), seen[0]?.may(OTHER)];
    };
    expect(await held({ actor })).toEqual([true, false]);
    expect(await held({ actor, officeId: library.office('Branch') })).toEqual([false, false]);
    expect(await held({ actor: { kind: 'client', clientId: 'c1', permissions: [LEND] } })).toEqual([true, false]);
    expect(await held({ actor: { kind: 'system' } })).toEqual([true, true]);
    expect(await held({ actor: { kind: 'customer' } })).toEqual([false, false]);
  });
});

describe('Work to run after a transaction', () => {
  it('work scheduled for after a commit runs in order, and is dropped on a rollback', async () => {
    const done: string[] = [];
    const effect = (name: string) => () => void done.push(name);
    const answer = await write(async (tx) => {
      tx.after(effect('first'));
      tx.after(() => {
        throw new Error('an effect fails');
      });
      tx.after(effect('last'));
      expect(done).toEqual([]);
      return 'answer';
    });
    expect([answer, done]).toEqual(['answer', ['first', 'last']]);
    const rolledBack = write(async (tx) => {
      tx.after(effect('never'));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(done).toEqual(['first', 'last']);
  });

  it('values that one transaction reveals in its response are absent from the next transaction', async () => {
    const revealed = await write(async (tx) => {
      tx.reveal({ a: 1 });
      tx.internal.reveal({ b: 2 });
      return tx.revealed;
    });
    expect(revealed).toEqual({ a: 1, b: 2 });
    expect(await write(async (tx) => tx.revealed)).toEqual({});
  });
});
