import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Reader, Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { sharingBooks } from '../../csv/books.fixture.ts';
import { type Library, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

const rules: Domain = {
  hooks: {
    books: {
      guards: {
        create: (_, { officeId, tx }) => closed(String(officeId), tx),
        delete(record) {
          if (Number(record['pages']) > 500) throw new Problem(409, 'still_in_use');
        },
        edit(record) {
          if (record['title'] === 'Sealed') throw new Problem(409, 'not_editable');
        },
      },
      fixed: ({ title }) =>
        title === 'Printed' || title === 'Archived'
          ? {
              code: 'not_editable',
              includes: (field) => title === 'Archived' || field === 'pages' || field === 'title',
            }
          : undefined,
    },
  },
};

async function closed(officeId: string, tx: Reader): Promise<void> {
  const office = await tx.get('offices', officeId);
  if (office?.['organisation_type'] === 'BRANCH') throw new Problem(409, 'not_editable');
}

let opened: Library;
let clerk: Send;
let reader: Send;

let books = 0;
async function book(more: Row): Promise<string> {
  const made = await clerk('POST', 'books', {
    isbn: `978${String((books += 1)).padStart(10, '0')}`,
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return String(made.body['id']);
}
const can = async (send: Send, id: string) => (await send('GET', `books/${id}?can=1`)).body['can'];

beforeAll(async () => {
  opened = await openLibrary({ domain: rules });
  clerk = await opened.as('clerk');
  reader = await opened.as('reader');
});
afterAll(() => opened.app.close());

describe('Permitted actions and unchangeable fields (?can=1)', () => {
  it('?can=1 lists the actions that each caller may perform, and a reason for every other action', async () => {
    const id = await book({ title: 'Long', pages: 900 });
    expect(await can(clerk, id)).toMatchObject({ actions: ['edit'], refused: { delete: { code: 'still_in_use' } } });
    expect(await can(reader, id)).toEqual({ actions: [], refused: {}, fixed: {} });
    expect((await clerk('GET', `books/${id}`)).body).not.toHaveProperty('can');
  });

  it('?can=1 lists the fields that cannot be changed, and the server rejects exactly such changes', async () => {
    const id = await book({ title: 'Printed', pages: 100 });
    const reason = expect.any(String);
    expect(await can(clerk, id)).toMatchObject({
      actions: ['edit', 'delete'],
      fixed: { title: reason, pages: reason },
    });
    const refused = await clerk('PATCH', `books/${id}`, { pages: 101 });
    expect([refused.status, Object.keys(refused.body['errors'] as Row)]).toEqual([409, ['pages']]);
    expect((await clerk('PATCH', `books/${id}`, { pages: 100, tags: ['new'] })).status).toBe(200);
  });

  it('?can=1 omits edit if no field can be changed, and the server rejects every edit', async () => {
    const id = await book({ title: 'Archived', pages: 100 });
    expect(await can(clerk, id)).toEqual({
      actions: ['delete'],
      refused: { edit: { code: 'not_editable', message: expect.any(String) } },
      fixed: {},
    });
    for (const changes of [{}, { pages: 100 }, { pages: 101 }]) {
      const { status, body } = await clerk('PATCH', `books/${id}`, changes);
      expect([status, body['code']]).toEqual([409, 'not_editable']);
    }
  });

  it('?can=1 omits edit if a business rule forbids it, and the server rejects the edit too', async () => {
    const id = await book({ title: 'Sealed', pages: 100 });
    expect(await can(clerk, id)).toMatchObject({ actions: ['delete'], refused: { edit: { code: 'not_editable' } } });
    const { status, body } = await clerk('PATCH', `books/${id}`, { pages: 101 });
    expect([status, body['code']]).toEqual([409, 'not_editable']);
    expect((await clerk('GET', `books/${id}`)).body).toMatchObject({ pages: 100 });
  });

  it('?can=1 determines the actions for each record of a page and each caller separately', async () => {
    const page = 'books?limit=5&page=1&can=1&fields=title';
    for (const [send, actions] of [
      [clerk, ['edit', 'delete']],
      [reader, []],
      [clerk, ['edit', 'delete']],
    ] as const) {
      const rows = (await send('GET', `${page}&filter=title||$eq||Printed`)).body['data'] as readonly Row[];
      expect(rows[0]).toMatchObject({ title: 'Printed', can: { actions } });
      expect(rows[0]).not.toHaveProperty('pages');
    }
    const simple = await clerk('GET', `books?range=${encodeURIComponent('[0,1]')}&can=1`);
    expect((simple.body as unknown as readonly Row[])[0]).toHaveProperty('can');
  });

  it('on lists, ?can=1 requires a limit of at most 100, and values other than 1 are rejected', async () => {
    for (const query of ['can=1', 'can=1&limit=101', 'can=2&limit=5', 'can=1&can=1&limit=5']) {
      expect((await clerk('GET', `books?${query}`)).status, query).toBe(400);
    }
  });
});

describe('Permitted actions on a list (?can=1)', () => {
  const page = async (send: Send, resource: string) =>
    (await send('GET', `${resource}?limit=1&page=1&can=1`)).body['can'] as Row;

  it('?can=1 lists the create action of a list only if the business rule for writes permits it', async () => {
    expect(await page(clerk, 'books')).toEqual({ actions: ['create'], refused: {}, fixed: {} });
    expect(await page(reader, 'books')).toEqual({ actions: [], refused: {}, fixed: {} });
    const helper = await opened.as('helper');
    expect(await page(helper, 'books')).toMatchObject({ actions: [], refused: { create: { code: 'not_editable' } } });
    const refused = await helper('POST', 'books', { isbn: '9780000000017', title: 'None' });
    expect([refused.status, refused.body['code']]).toEqual([409, 'not_editable']);
    const bulk = await helper('POST', 'books/bulk', { bulk: [{ isbn: '9780000000017', title: 'None' }] });
    expect(bulk.status).toBe(409);
    expect((await clerk('GET', 'books?limit=1&page=1')).body).not.toHaveProperty('can');
  });

  it('?can=1 lists no create action if every possible new record would be rejected', async () => {
    const root = await opened.as('root');
    const make = async (name: string, offices: readonly Row[]) => {
      const made = await root('POST', 'users', {
        username: name,
        password: PASSWORD,
        office_id: offices[0]?.['office_id'],
        offices,
      });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      return opened.as(name);
    };
    const slugs = ['rule.read', 'rule.create', 'office.read', 'office.create'];
    const below = await make('below', [{ office_id: opened.office('Branch'), permissions: slugs }]);
    expect(await page(below, 'rules')).toMatchObject({
      actions: [],
      refused: { create: { code: 'read_only_office' } },
    });
    expect((await below('POST', 'rules', { name: 'Silence' })).body['code']).toBe('read_only_office');
    expect(await page(below, 'offices')).toMatchObject({ actions: ['create'] });
    const founded = { name: 'Kiosk', organisation_type: 'BRANCH', parent_id: opened.office('Branch') };
    expect((await below('POST', 'offices', founded)).status).toBe(201);
    expect(await page(root, 'rules')).toMatchObject({ actions: ['create'] });
  });

  it('on a list, ?can=1 reports that a caller without an office cannot create records that need an office', async () => {
    const root = await opened.as('root');
    const free = { username: 'free', password: PASSWORD, is_superuser: true };
    expect((await root('POST', 'users', free)).status).toBe(201);
    const nowhere = await opened.as('free');
    expect(await page(nowhere, 'loans')).toMatchObject({
      actions: [],
      refused: { create: { code: 'office_required' } },
    });
    expect((await nowhere('POST', 'loans', {})).body['code']).toBe('office_required');
    expect(await page(nowhere, 'books')).toMatchObject({ actions: ['create'] });
  });

  it('?can=1 offers an import to callers who may create or update the imported records', async () => {
    const sharing = await openLibrary({ domain: rules, model: sharingBooks() });
    const root = await sharing.as('root');
    const make = async (name: string, office: string, permissions: readonly string[]) => {
      const office_id = sharing.office(office);
      const given = { username: name, password: PASSWORD, office_id, offices: [{ office_id, permissions }] };
      expect((await root('POST', 'users', given)).status).toBe(201);
      return page(await sharing.as(name), 'books');
    };
    const creates = ['book.read', 'book.create', 'book.import'];
    expect(await make('importer', 'Main', creates)).toMatchObject({ actions: ['create', 'import'] });
    expect(await make('import.branch', 'Branch', creates)).toMatchObject({
      actions: [],
      refused: { import: { code: 'not_editable' } },
    });
    expect(await make('changer', 'Branch', [...creates, 'book.update'])).toMatchObject({ actions: ['import'] });
    await sharing.app.close();
  });

  it('?can=1 on a list reports grants that the caller cannot give as unchangeable fields', async () => {
    expect(await page(clerk, 'users')).toMatchObject({
      actions: ['create'],
      fixed: { is_superuser: expect.stringContaining('Superuser'), 'offices.is_admin': expect.any(String) },
    });
    expect(await page(await opened.as('admin'), 'users')).toMatchObject({
      fixed: { is_superuser: expect.any(String) },
    });
    expect((await page(await opened.as('admin'), 'users'))['fixed']).not.toHaveProperty('offices.is_admin');
    expect((await page(await opened.as('root'), 'users'))['fixed']).toEqual({});
    const boss = { username: 'boss', password: PASSWORD, office_id: opened.office('Main'), is_superuser: true };
    expect((await clerk('POST', 'users', boss)).body['code']).toBe('grant_not_held');
  });
});

describe('Check whether a record can be deleted', () => {
  it('the deletion check, ?can=1 and the deletion itself apply the same business rule', async () => {
    const long = await book({ title: 'Long', pages: 900 });
    const short = await book({ title: 'Short', pages: 9 });
    const asked = await clerk('GET', `books/${long}/deletion`);
    const { refused } = (await can(clerk, long)) as { refused: Row };
    expect(asked.body).toMatchObject({ code: 'still_in_use' });
    expect(refused['delete']).toEqual({ code: 'still_in_use', message: asked.body['message'] });
    expect((await clerk('DELETE', `books/${long}`)).body['message']).toBe(asked.body['message']);
    expect((await clerk('GET', `books/${short}/deletion`)).status).toBe(204);
    expect(await can(clerk, short)).toMatchObject({ actions: ['edit', 'delete'] });
    expect((await clerk('DELETE', `books/${short}`)).status).toBe(200);
  });
});
