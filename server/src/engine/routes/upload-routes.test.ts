import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '../domain.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { sessionOf } from '@tuyen/server-mock/testing/session';

let library: Library;
let clerk: Send;
let now = ANCHOR.getTime();
beforeAll(async () => {
  library = await openLibrary({ clock: { now: () => new Date(now) } });
  clerk = await library.as('clerk');
});
afterAll(() => library.app.close());

async function store(name: string): Promise<Upload> {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.4\n%%EOF'], name));
  const { token } = await sessionOf(library.engine, 'clerk');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await library.app.inject({ method: 'POST', url: '/api/v1/uploads', payload: form, headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

it('an uploaded file is sent as a download with its name and without executable content', async () => {
  const file = await store('phiếu mượn.pdf');
  now += 30_500;
  const { statusCode, headers, body } = await library.app.inject({ url: file.address });
  now -= 30_500;
  expect([statusCode, body]).toEqual([200, '%PDF-1.4\n%%EOF']);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''phi%E1%BA%BFu%20m%C6%B0%E1%BB%A3n.pdf",
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'private, max-age=3569, immutable',
  });
});

it('the server returns download links for the requested uploads that the caller may open', async () => {
  const [one, other] = [await store('a.pdf'), await store('b.pdf')];
  const asked = async (uploads: readonly string[], send = clerk) => {
    const { status, body } = await send('POST', 'uploads/links', { uploads });
    expect(status).toBe(200);
    return body;
  };
  const link = ({ address }: Upload) => ({ address, expires_in: 3600 });
  expect(await asked([])).toEqual({ links: {} });
  expect(await asked([one.url, 'no address', other.url, one.url])).toEqual({
    links: { [one.url]: link(one), [other.url]: link(other) },
  });
  expect(await asked([one.url], await library.as('root'))).toEqual({ links: {} });
});

it.each(['x', '0'.repeat(31), '0'.repeat(32), 'a%2F..%2Fb'])(
  'the server answers 404 for an upload with the id %s',
  async (id) => {
    const { status, body } = await library.anyone('GET', `uploads/${id}`);
    expect([status, body['code']]).toEqual([404, 'not_found']);
  },
);
