import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '@tuyen/model';
import { loadProjectWithCode } from '@tuyen/model/load';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const TITLES = ['Dune', 'Dune Messiah', 'The dunes', "O'Dune", 'Nhà có DUNE'];

const VIEW = {
  name: 'covers',
  kind: 'gallery',
  label: { vi: 'Bìa sách', en: 'Covers' },
  image: 'cover',
  caption: ['pages', 'author.name'],
};

async function modelWithPlugin(): Promise<Model> {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-word-'));
  try {
    cpSync(join(ROOT, 'server-mock/test-project'), root, { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const edit = (path: string, keys: object) => {
      const file: object = JSON.parse(readFileSync(join(root, path), 'utf8'));
      writeFileSync(join(root, path), JSON.stringify({ ...file, ...keys }));
    };
    edit('tuyen.config.json', { plugins: ['@tuyen-examples/gallery'] });
    edit('schemas/resources/books.json', { views: [VIEW] });
    const { model, diagnostics } = await loadProjectWithCode(root);
    if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return model;
  } finally {
    rmSync(root, { recursive: true });
  }
}

onEachDatabase('A server whose project uses the gallery plugin', (databaseUrl) => {
  let library: Library;
  let send: Send;
  beforeAll(async () => {
    library = await openLibrary({ model: await modelWithPlugin(), databaseUrl: await databaseUrl() });
    send = await library.as('root');
    for (const title of TITLES) expect((await send('POST', 'books', { title })).status).toBe(201);
  });
  afterAll(() => library.app.close());

  const found = async (query: string) => {
    const { status, body } = await send('GET', `books?${query}&sort=title,ASC&limit=50&page=1`);
    const { data } = body as { readonly data?: readonly { readonly title: string }[] };
    return status === 200 ? data?.map(({ title }) => title).toSorted() : [status, body['code'], body['message']];
  };

  it('a filter by the plugin operator $word finds records that contain the whole word, ignoring case', async () => {
    const expected = ['Dune', 'Dune Messiah', 'Nhà có DUNE'];
    expect(await found('filter=title||$word||dune')).toEqual(expected);
    expect(await found('filter=title||word||DUNE')).toEqual(expected);
    expect(await found(`s=${encodeURIComponent('{"title":{"$word":"dune"}}')}`)).toEqual(expected);
    expect(await found('filter=title||$word||dune&filter=title||$starts||Dune')).toEqual(['Dune', 'Dune Messiah']);
    expect(await found('or=title||$word||messiah&or=title||$word||dunes')).toEqual(['Dune Messiah', 'The dunes']);
  });

  it('the server passes the operand of $word to the database as a bound parameter', async () => {
    expect(await found(`filter=${encodeURIComponent("title||$word||o'dune")}`)).toEqual(["O'Dune"]);
    expect(await found(`filter=${encodeURIComponent("title||$word||')OR(1=1)--")}`)).toEqual([]);
    expect(await found(`filter=${encodeURIComponent('title||$word||{column}')}`)).toEqual([]);
  });

  it('the server refuses $word, like a built-in operator, for a wrong value or a field of another kind', async () => {
    const refused = (message: string) => [400, 'bad_query', expect.stringContaining(message)];
    expect(await found('filter=title||$word||')).toEqual(refused('title'));
    expect(await found('filter=title||$word||two%20words')).toEqual(refused('two words'));
    expect(await found(`filter=title||$word||${'a'.repeat(51)}`)).toEqual(refused('aaa'));
    expect(await found(`s=${encodeURIComponent('{"title":{"$word":["a"]}}')}`)).toEqual(refused('["a"]'));
    expect(await found('filter=pages||$word||1')).toEqual(refused('Field "pages" does not take the operator "$word"'));
    expect(await found('filter=title||$words||a')).toEqual(refused('There is no operator "$words"'));
  });

  it('the server describes the gallery view to a client, without fields that the caller may not read', async () => {
    const { body } = await send('GET', 'meta/resources/books');
    const [view] = body['views'] as readonly { readonly parts: Readonly<Record<string, readonly unknown[]>> }[];
    expect(view).toMatchObject({ kind: 'plugin', of: 'gallery', settings: { image: 'cover' } });
    expect(view?.parts).toMatchObject({
      image: [{ path: 'cover' }],
      caption: [{ path: 'pages' }, { path: 'author.name' }],
    });
    const reader = await (await library.as('reader'))('GET', 'meta/resources/books');
    expect(reader.body).toMatchObject({ views: [{ parts: { caption: [{ path: 'pages' }] } }] });
  });
});
