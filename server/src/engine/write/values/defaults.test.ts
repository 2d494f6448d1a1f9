import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let clerk: Send;
beforeAll(async () => {
  library = await openLibrary();
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
});
afterAll(() => library.app.close());

describe('Defaults inside lists and objects', () => {
  it('in a new record, missing values in lists and objects get their defaults', async () => {
    const { status, body } = await clerk('POST', 'books', {
      title: 'Số đỏ',
      chapters: [
        { name: 'Một', notes: [{ text: 'a' }, { text: 'b', copies: 3 }] },
        { name: 'Hai', draft: false },
        { name: 'Ba', draft: null },
      ],
    });
    expect([status, body]).toMatchObject([
      201,
      {
        rare: false,
        chapters: [
          { name: 'Một', draft: true, notes: [{ copies: 1 }, { copies: 3 }] },
          { name: 'Hai', draft: false },
          { name: 'Ba', draft: null },
        ],
      },
    ]);
  });

  it('if a change adds a row to a nested list, the missing values of the row get their defaults', async () => {
    const { body } = await clerk('POST', 'books', { title: 'Giông tố' });
    expect(body['chapters']).toBeUndefined();
    const changed = await clerk('PATCH', `books/${String(body['id'])}`, { chapters: [{ name: 'Một' }] });
    expect(changed.body['chapters']).toEqual([{ name: 'Một', draft: true }]);
  });

  it('an object missing from a request is not created just to hold its defaults', async () => {
    expect((await clerk('POST', 'books', { title: 'Vỡ đê' })).body['safe']).toBeUndefined();
  });
});
