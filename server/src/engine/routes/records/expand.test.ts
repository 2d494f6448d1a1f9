import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let root: Send;
beforeAll(async () => {
  library = await openLibrary();
  root = await library.as('root', { 'x-office-id': library.office('Main') });
});
afterAll(() => library.app.close());

const made = async (resource: string, values: Row, send = root): Promise<Row> => {
  const { status, body } = await send('POST', resource, values);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const joined = async (path: string, send = root) => (await send('GET', path)).body as unknown as readonly Row[];

it('joining a field with several references returns the records in order, with id and selected fields', async () => {
  const one = await made('books', { title: 'One', pages: 1 });
  const two = await made('books', { title: 'Two' });
  const both = await made('books', { title: 'Both', related_ids: [two['id'], one['id']] });
  const answer = await joined(
    'books?filter=title||$in||Both,One&fields=title&join=related_ids||title,pages&sort=title,ASC',
  );
  expect(answer).toEqual([
    {
      id: both['id'],
      title: 'Both',
      relateds: [
        { id: two['id'], title: 'Two' },
        { id: one['id'], title: 'One', pages: 1 },
      ],
    },
    { id: one['id'], title: 'One', relateds: [] },
  ]);
});

it('joining a reference returns the whole record by default, and nothing for an empty reference', async () => {
  const author = await made('authors', { name: 'An' });
  const book = await made('books', { title: 'Written', author_id: author['id'] });
  const other = await made('books', { title: 'Written by no one' });
  const answer = await joined('books?filter=title||$starts||Written&fields=author_id&join=author&sort=title,ASC');
  expect(answer).toEqual([{ id: book['id'], author_id: author['id'], author }, { id: other['id'] }]);
});

it('joining a reference omits records of offices that the caller cannot read', async () => {
  const book_id = (await made('books', { title: 'Lent' }))['id'];
  const elsewhere = await library.as('root', { 'x-office-id': library.office('Other') });
  const far = await made('loans', { book_id }, elsewhere);
  const near = await made('loans', { book_id });
  const after = async (follows: Row, reader: string) => {
    const loan = await made('loans', { book_id, reader });
    await library.engine.write.transaction({}, (tx) =>
      tx.update('loans', String(loan['id']), { follows_id: follows['id'] }),
    );
    return loan['id'];
  };
  const ids = [await after(near, 'A'), await after(far, 'B')];
  const clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  const path = 'loans?filter=follows_id||$notnull&fields=follows_id&join=follows||state&sort=reader,ASC';
  expect(await joined(path, clerk)).toEqual([
    { id: ids[0], follows_id: near['id'], follows: { id: near['id'], state: 'ASKED' } },
    { id: ids[1], follows_id: far['id'] },
  ]);
});

it('joining a resource that the caller cannot read is rejected', async () => {
  const reader = await library.as('reader');
  const { status, body } = await reader('GET', 'books?join=author');
  expect([status, body['code']]).toEqual([403, 'not_permitted']);
});
