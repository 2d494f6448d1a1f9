import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ANCHOR } from '../seed/anchor.ts';
import { openLibrary, PASSWORD } from '../testing/library.ts';
import { listening } from '../testing/socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'at-once-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TESTS = 200;

interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests look into answers of all shapes
  readonly body: any;
}
interface Ask {
  (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
}

interface Small {
  readonly does: (ask: Ask, index: number) => Promise<readonly unknown[]>;
  readonly answers: (index: number) => readonly unknown[];
}

const SMALL: Readonly<Record<string, Small>> = {
  // All tests in this table use the same ISBN and expect the first serial number. An ISBN is unique, so a test that
  // shared rows with another test would fail.
  creates: {
    async does(ask, index) {
      const made = await ask('POST', '/api/v1/books', { title: `Sách ${index}`, isbn: '9780306406157' });
      const again = await ask('POST', '/api/v1/books', { title: 'Sách', isbn: '9780306406157' });
      const loan = await ask('POST', '/api/v1/loans', { book_id: made.body.id });
      return [made.status, made.body.title, again.status, Object.keys(again.body.errors), loan.body.code];
    },
    answers: (index) => [201, `Sách ${index}`, 409, ['isbn'], 'loan-code-000001'],
  },
  reads: {
    async does(ask, index) {
      const { body: page } = await ask('GET', `/api/v1/authors?limit=1&page=${1 + (index % 5)}&sort=name,ASC`);
      const [author] = page.data;
      const { body: same } = await ask('GET', `/api/v1/authors/${author.id}`);
      return [page.total, author.name, same.name];
    },
    answers: (index) => [5, `Tên ${1 + (index % 5)}`, `Tên ${1 + (index % 5)}`],
  },
  moves: {
    async does(ask, index) {
      const book = await ask('POST', '/api/v1/books', { title: 'Mượn' });
      const loan = await ask('POST', '/api/v1/loans', { book_id: book.body.id, reader: `Bạn đọc ${index}` });
      const lend = () => ask('POST', `/api/v1/loans/${loan.body.id}/transitions/lend`, { due_on: '2026-05-01' });
      const [lent, refused] = [await lend(), await lend()];
      return [lent.status, lent.body.state, lent.body.reader, lent.body.history.length, refused.status];
    },
    answers: (index) => [200, 'LENT', `Bạn đọc ${index}`, 2, 409],
  },
  filters: {
    async does(ask, index) {
      for (const pages of [1, 2, 3]) await ask('POST', '/api/v1/books', { title: 'Lọc', pages: pages * index });
      const found = await ask('GET', `/api/v1/books?filter=pages||$gte||${2 * index}&sort=pages,ASC`);
      return found.body.map(({ pages }: { pages: number }) => pages);
    },
    answers: (index) => [2 * index, 3 * index],
  },
  fails: {
    async does(ask, index) {
      const request = { method: 'GET', path: '/api/v1/books' };
      await ask('POST', '/__qa/stubs', { request, count: 1, answer: { status: 500 + (index % 5) } });
      const [first, second] = [await ask('GET', '/api/v1/books'), await ask('GET', '/api/v1/books')];
      const { body: journal } = await ask('GET', '/__qa/journal?path=/api/v1/books');
      return [first.status, second.status, journal.total];
    },
    answers: (index) => [500 + (index % 5), 200, 2],
  },
  'moves the clock': {
    async does(ask, index) {
      await ask('POST', '/__qa/clock/move', { minutes: index });
      const { body } = await ask('POST', '/api/v1/books', { title: 'Đúng giờ' });
      return [body.created_at];
    },
    answers: (index) => [new Date(ANCHOR.getTime() + index * 60_000).toISOString()],
  },
  'signs out': {
    async does(ask) {
      const before = await ask('GET', '/api/v1/books');
      const out = await ask('POST', '/api/v1/auth/logout', {});
      return [before.status, out.status, (await ask('GET', '/api/v1/books')).status];
    },
    answers: () => [200, 204, 401],
  },
  'goes back': {
    async does(ask, index) {
      const name = `at-once-${index}`;
      await ask('POST', '/__qa/snapshots', { name });
      await ask('POST', '/api/v1/books', { title: 'Không còn' });
      const written = await ask('GET', '/api/v1/books');
      await ask('POST', `/__qa/snapshots/${name}/restore`);
      const left = await ask('GET', '/api/v1/books');
      await ask('DELETE', `/__qa/snapshots/${name}`);
      return [written.body.length, left.body.length];
    },
    answers: () => [1, 0],
  },
};
const KINDS = Object.entries(SMALL);

it('200 concurrent tests over HTTP in 200 namespaces, run twice, get the same answers as each test alone', async () => {
  const server = await openLibrary({ databaseUrl: `file:${join(folder, 'library.db')}`, qa: true });
  const origin = `http://127.0.0.1:${await listening(server.app)}`;

  async function send(headers: Record<string, string>, method: string, path: string, body?: object): Promise<Answer> {
    const json = body && { 'content-type': 'application/json' };
    const sent = { method, headers: { ...headers, ...json }, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(origin + path, sent);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const kindOf = (index: number) => KINDS[index % KINDS.length] as (typeof KINDS)[number];
  async function test(index: number) {
    const namespace = { 'x-qa-namespace': `at-once-${index}` };
    const signedIn = await send(namespace, 'POST', '/api/v1/auth/login', { account: 'clerk', password: PASSWORD });
    expect(signedIn).toMatchObject({ status: 200 });
    const authorization = `Bearer ${signedIn.body.authToken}`;
    const headers = { ...namespace, authorization, 'x-office-id': server.office('Main') };
    const [name, { does }] = kindOf(index);
    const answers = await does((...request) => send(headers, ...request), index);
    expect((await send({}, 'DELETE', `/__qa/namespaces/at-once-${index}`)).status).toBe(204);
    return { name, index, answers };
  }

  const tests = Array.from({ length: TESTS }, (_, index) => index);
  const expected = tests.map((index) => {
    const [name, { answers }] = kindOf(index);
    return { name, index, answers: answers(index) };
  });
  // First run one test of each kind alone, to confirm that the expected answers are right without parallel tests.
  for (const index of tests.slice(-KINDS.length)) expect(await test(index)).toEqual(expected[index]);
  for (const _ of [1, 2]) expect(await Promise.all(tests.map(test))).toEqual(expected);
  await server.app.close();
});
