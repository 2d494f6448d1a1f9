import { loadProject } from '@tuyen/model/load';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addGerman } from '../../../../../tests/support/third-language.ts';
import { sharingBooks } from '../../csv/books.fixture.ts';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

let library: Library;
let german: Send;

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-german-'));
  try {
    cpSync(fileURLToPath(new URL('../../../../../server-mock/test-project', import.meta.url)), root, {
      recursive: true,
    });
    addGerman(root);
    const texts = join(root, 'schemas/locales/de/model.json');
    mkdirSync(dirname(texts), { recursive: true });
    writeFileSync(texts, JSON.stringify({ fields: { created_at: 'Angelegt am' } }));
    const { model, diagnostics } = loadProject(root);
    if (!model) throw new Error(JSON.stringify(diagnostics));
    const words = { de: { errors: { not_found: 'Nicht gefunden.' }, validation: { required: 'Bitte ausfüllen.' } } };
    library = await openLibrary({ model: sharingBooks(model), words });
    german = await library.as('root', { 'accept-language': 'de-AT, en;q=0.5' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
afterAll(() => library.app.close());

it('messages use a third language if the project translates them, and English otherwise', async () => {
  expect((await german('GET', 'books/019f0000-0000-7000-8000-00000000ffff')).body['message']).toBe('Nicht gefunden.');
  const refused = await german('POST', 'books', { shelf_mark: 'wrong', pages: 0 });
  expect([refused.status, refused.body['errors']]).toEqual([
    422,
    {
      title: 'Bitte ausfüllen.',
      shelf_mark: 'A shelf mark has two letters and three digits. (de)',
      pages: 'This must be at least 1.',
    },
  ]);
});

it("exported and imported files have column labels in the project's third language", async () => {
  const made = await german('POST', 'books', { title: 'Faust', isbn: '9783150000014', status: 'ACTIVE' });
  const { status, body } = await library.app
    .inject({
      url: `/api/v1/books/export?filter=id||$eq||${String(made.body['id'])}`,
      headers: { ...(await bearer()), 'accept-language': 'de' },
    })
    .then((answer) => ({ status: answer.statusCode, body: answer.body }));
  expect(status).toBe(200);
  const [head = '', line = ''] = body.split('\r\n');
  expect(head).toContain('Title (de),ISBN (de),');
  expect(head).toContain('Angelegt am');
  expect(line).toContain('Active (de)');
  const columns = ['ISBN (de)', 'Title (de)', 'Status (de)'];
  const bulk = [['9783150000014', 'Faust I', 'Inactive (de)']];
  const { body: read } = await german('POST', 'books/bulk', { columns, bulk, dry_run: true });
  expect(read['rows']).toMatchObject([{ action: 'update' }]);
});

it('the description of a resource contains labels in every language of the project', async () => {
  const { body } = await german('GET', 'meta/resources?only=books');
  expect(body['languages']).toEqual(['vi', 'en', 'de']);
  expect((body['resources'] as { label: object }[])[0]?.label).toMatchObject({ de: 'Book (de)' });
});

async function bearer(): Promise<Record<string, string>> {
  const { body } = await library.anyone('POST', 'auth/login', { account: 'root', password: 'Library#2026' });
  return { authorization: `Bearer ${String(body['authToken'])}` };
}
