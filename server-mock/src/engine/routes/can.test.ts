import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Domain, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import { type Library, library, openLibrary, type Send } from '../testing/library.ts';

/** Lent books keep their due day, and a book of many pages stays. */
const rules: Domain = {
  ...library,
  hooks: {
    books: {
      guards: {
        delete(record) {
          if (Number(record['pages']) > 500) throw new Problem(409, 'still_in_use');
        },
        edit(record, { may }) {
          if (record['title'] === 'Locked' && !may('book.delete')) throw new Problem(403, 'not_permitted');
        },
      },
      fixed: (record) =>
        record['title'] === 'Printed'
          ? { code: 'not_editable', includes: (field) => field === 'pages' || field === 'title' }
          : undefined,
    },
  },
};

let opened: Library;
let clerk: Send;
let reader: Send;

async function book(more: Row): Promise<string> {
  const made = await clerk('POST', 'books', {
    isbn: `978${String(Math.trunc(performance.now() * 1e6)).slice(-10)}`,
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

describe('?can=1', () => {
  it('tells each caller what they may do, and the reason where the record does not allow it', async () => {
    const id = await book({ title: 'Long', pages: 900 });
    expect(await can(clerk, id)).toMatchObject({ actions: ['edit'], refused: { delete: { code: 'still_in_use' } } });
    expect(await can(reader, id)).toEqual({ actions: [], refused: {}, fixed: {} });
    expect((await clerk('GET', `books/${id}`)).body).not.toHaveProperty('can');
  });

  it('names the fields that are fixed, and the server refuses exactly these', async () => {
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

  it('stands beside each record of a page, for each caller anew', async () => {
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

  it('is refused where it would judge a whole table, or says something else', async () => {
    for (const query of ['can=1', 'can=1&limit=101', 'can=2&limit=5', 'can=1&can=1&limit=5']) {
      expect((await clerk('GET', `books?${query}`)).status, query).toBe(400);
    }
  });
});
