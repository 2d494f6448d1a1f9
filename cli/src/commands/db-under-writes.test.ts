// @module-tag process
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Library, REPOSITORY } from '../testing/library.ts';

const BOOKS = 'schemas/resources/books.json';
const CODE = '      "isbn": {';
const SEATS = '      "seats": { "type": "integer", "default": 4, "x-label": { "vi": "Chỗ", "en": "Seats" } },\n';

interface Written {
  readonly id: string;
  readonly title: string;
}

function startWriting(send: Send) {
  const acknowledged: Written[] = [];
  const refused: unknown[] = [];
  const work = { more: true };
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 1; work.more; n += 1) {
      const title = `Sách ${writer}/${n}`;
      const { status, body } = await send('POST', 'books', { title, isbn: `${writer}-${n}` });
      if (status === 201) acknowledged.push({ id: String(body['id']), title });
      else refused.push(body);
    }
  });
  return {
    refused,
    soFar: (): readonly Written[] => [...acknowledged],
    async more(count: number): Promise<void> {
      const enough = acknowledged.length + count;
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(enough);
    },
    async end(): Promise<readonly Written[]> {
      work.more = false;
      await Promise.all(writers);
      return acknowledged;
    },
  };
}

onEachDatabase('A database with concurrent writes', (databaseUrl) => {
  test('db plan, db check and db backup work while a server writes to the database', { timeout: 120_000 }, async () => {
    const project = new Library(join(REPOSITORY, 'server-mock/test-project'));
    project.installPackages();
    mkdirSync(join(project.root, 'data'));
    const urlOf = async (file: string) => (await databaseUrl()) ?? `file:${join(project.root, 'data', file)}`;
    const [url, other] = [await urlOf('library.db'), await urlOf('restored.db')];
    const db = (task: string, at: string, ...more: readonly string[]) =>
      project.run('--root', project.root, 'db', task, ...more, '--database-url', at);
    const server = await openLibrary({ databaseUrl: url });
    const writing = startWriting(await server.as('clerk'));
    onTestFinished(async () => {
      await writing.end();
      await server.app.close();
    });
    await writing.more(20);

    expect(await db('plan', url)).toMatchObject({ code: 0, out: expect.stringContaining('what the schemas say') });
    project.edit(BOOKS, CODE, SEATS + CODE);
    const change = { code: 1, out: expect.stringContaining('books.seats: a new field') };
    expect(await db('plan', url)).toMatchObject(change);
    await writing.more(10);
    expect(await db('plan', url)).toMatchObject(change);
    project.edit(BOOKS, SEATS + CODE, CODE);
    expect(await db('check', url)).toMatchObject({ code: 0, out: expect.stringContaining('whole') });

    const file = join(project.root, 'library.backup.gz');
    const before = writing.soFar();
    const backup = await db('backup', url, file);
    expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ rows of \d+ tables/u) });
    await writing.more(10);
    const all = await writing.end();
    expect(writing.refused).toEqual([]);
    const clerk = await server.as('clerk');
    expect((await clerk('GET', `books/${all.at(-1)?.id}`)).body['title']).toBe(all.at(-1)?.title);

    expect(await db('restore', other, file)).toMatchObject({ code: 0, out: backup.out });
    for (const task of ['check', 'plan']) expect(await db(task, other), task).toMatchObject({ code: 0 });
    const restored = await openLibrary({ databaseUrl: other, seed: false });
    onTestFinished(() => restored.app.close());
    const reader = await restored.as('clerk');
    const found = await Promise.all(before.map(async ({ id }) => (await reader('GET', `books/${id}`)).body['title']));
    expect(found).toEqual(before.map(({ title }) => title));
  });
});
