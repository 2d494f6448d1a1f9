import type { Field, Model } from '@tuyen/model';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, libraryModel, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { openStore } from '../open-store.ts';
import { type Store } from '../store.ts';

const SECRETS = ['alarm-1', 'pin-1', 'pin-2', 'code-1', 'code-2'];
const SAFE = {
  room: 'A1',
  alarm: 'alarm-1',
  locks: [
    { name: 'Trên', pin: 'pin-1', keys: [{ holder: 'An', code: 'code-1' }] },
    { name: 'Dưới', pin: 'pin-2', keys: [{ holder: 'Bình', code: 'code-2' }, { holder: 'Chi' }] },
  ],
};

function withoutSecrecy(model: Model): Model {
  const open = (fields: readonly Field[]): Field[] =>
    fields.map((field) => ({
      ...field,
      writeOnly: false,
      ...('fields' in field && { fields: open(field.fields) }),
    })) as Field[];
  const resources = model.resources.map((resource) =>
    resource.name === 'books' ? { ...resource, fields: open(resource.fields) } : resource,
  );
  return { ...model, resources };
}

it('the values of a field that becomes secret are removed from stored documents', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-secrets-'));
  const databaseUrl = `file:${join(folder, 'library.db')}`;
  const before = await openStore({ model: withoutSecrecy(libraryModel()), databaseUrl });
  await before.transaction((rows) => rows.insert('books', { id: 'b1', title: 'Sổ', version: 1, safe: SAFE }));
  const read = async (store: Store) => (await store.database.texts(`SELECT "_doc" FROM "books"`)).join();
  expect(await read(before)).toContain('pin-1');
  await before.close();
  const after = await openStore({ model: libraryModel(), databaseUrl });
  const doc = await read(after);
  for (const secret of SECRETS) expect(doc).not.toContain(secret);
  expect((await after.reader.get('books', 'b1'))?.['safe']).toEqual(SAFE);
  await after.close();
  rmSync(folder, { recursive: true });
});

onEachDatabase('Secrets inside lists and objects', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  const answers: string[] = [];
  beforeAll(async () => {
    const domain = { hooks: { books: { beforeUpdate: (before: Readonly<Row>) => void seen.push(before) } } };
    library = await openLibrary({ databaseUrl: await databaseUrl(), domain });
    const sent = await library.as('clerk');
    clerk = async (...request) => {
      const reply = await sent(...request);
      answers.push(JSON.stringify(reply.body));
      return reply;
    };
  });
  afterAll(() => library.app.close());
  const seen: Readonly<Row>[] = [];

  const create = async () => (await clerk('POST', 'books', { title: 'Sổ', safe: SAFE })).body;
  const stored = async (id: unknown) => (await library.engine.store.get('books', String(id)))?.['safe'];

  it('secrets in lists and objects appear in no response, for any caller or request', async () => {
    const made = await create();
    expect(made['safe']).toEqual({
      room: 'A1',
      locks: [
        { name: 'Trên', keys: [{ holder: 'An' }] },
        { name: 'Dưới', keys: [{ holder: 'Bình' }, { holder: 'Chi' }] },
      ],
    });
    const id = String(made['id']);
    const related = (await clerk('POST', 'books', { title: 'Khác', related_ids: [id] })).body;
    const key = { 'idempotency-key': 'k1' };
    const body = { title: 'Hai lần', safe: SAFE };
    await clerk('POST', 'books', body, key);
    expect((await clerk('POST', 'books', body, key)).headers).toMatchObject({ 'idempotent-replayed': 'true' });
    await clerk('POST', 'books/bulk', { bulk: [{ title: 'Loạt', safe: SAFE }] });
    await clerk('PATCH', `books/${id}`, { safe: { ...SAFE, room: 'A2' } });
    for (const path of [
      `books/${id}`,
      `books/${id}?fields=safe`,
      'books',
      'books?limit=5&page=1',
      'books?fields=id,safe',
      `books/${String(related['id'])}?join=related_ids`,
      'meta/resources/books',
    ]) {
      expect((await clerk('GET', path)).status, path).toBe(200);
    }
    await clerk('POST', 'books', { title: 'Sai', safe: { locks: [{ pin: 'pin' }], alarm: 7 } });
    await clerk('GET', 'books?filter=safe.alarm||$eq||alarm-1');
    await clerk('GET', 'books?sort=safe.alarm,ASC');
    await clerk('DELETE', `books/${String(related['id'])}`);
    await clerk('DELETE', `books/${id}`);
    expect(answers.length).toBeGreaterThan(12);
    for (const answer of answers) for (const secret of SECRETS) expect(answer).not.toContain(secret);
  });

  it('hooks can read secrets in lists and objects, and the log masks these secrets', async () => {
    const { id } = await create();
    await clerk('PATCH', `books/${String(id)}`, { title: 'Đổi', safe: { ...SAFE, alarm: 'alarm-9' } });
    expect(seen.at(-1)?.['safe']).toEqual(SAFE);
    const log = await library.engine.records.database.rows(`SELECT "before", "after" FROM "_audit"`);
    const text = JSON.stringify(log);
    expect(text).toContain('***');
    for (const secret of [...SECRETS, 'alarm-9']) expect(text).not.toContain(secret);
  });

  describe('Secrets of a record that a client sends back without them', () => {
    it('saving a record exactly as it was received keeps its secrets and changes nothing', async () => {
      const made = await create();
      const sent = await clerk('PATCH', `books/${String(made['id'])}`, made);
      expect(sent).toMatchObject({ status: 200, body: { version: 1 } });
      expect(await stored(made['id'])).toEqual(SAFE);
    });

    it('saving a record keeps its secrets if other values change or list entries are moved', async () => {
      const made = await create();
      const path = `books/${String(made['id'])}`;
      const { locks } = made['safe'] as { locks: object[] };
      const sent = await clerk('PATCH', path, {
        safe: { room: 'B', alarm: '', locks: [locks[1], { name: 'Mới' }, locks[0]] },
      });
      expect(sent.status).toBe(200);
      expect(await stored(made['id'])).toEqual({
        room: 'B',
        alarm: 'alarm-1',
        locks: [SAFE.locks[1], { name: 'Mới' }, SAFE.locks[0]],
      });
      await clerk('PATCH', path, { safe: { alarm: null, locks: [locks[0]] } });
      expect(await stored(made['id'])).toEqual({ locks: [SAFE.locks[0]] });
      await clerk('PATCH', path, { safe: null });
      expect(await stored(made['id'])).toBeUndefined();
    });

    it('a secret in a list entry must be sent again if the entry was changed', async () => {
      const made = await create();
      const path = `books/${String(made['id'])}`;
      const [first, second] = (made['safe'] as { locks: object[] }).locks;
      const changed = { ...first, name: 'Của kẻ khác' };
      const refused = await clerk('PATCH', path, { safe: { locks: [changed, second] } });
      expect(refused).toMatchObject({
        status: 422,
        body: {
          errors: {
            'safe.locks.0.pin': 'Enter this secret again: the entry that it belongs to has changed.',
            'safe.locks.0.keys.0.code': expect.any(String),
          },
        },
      });
      expect(await stored(made['id'])).toEqual(SAFE);
      const typed = { name: 'Của An', pin: 'pin-3', keys: [{ holder: 'An', code: null }] };
      expect((await clerk('PATCH', path, { safe: { locks: [typed, second] } })).status).toBe(200);
      expect(await stored(made['id'])).toEqual({
        alarm: 'alarm-1',
        locks: [{ name: 'Của An', pin: 'pin-3', keys: [{ holder: 'An' }] }, SAFE.locks[1]],
      });
    });
  });

  it('secrets in the settings of an office stay in that office and appear in no response', async () => {
    const helper = await library.as('helper', { 'x-office-id': library.office('Branch') });
    const mail = { host: 'smtp', login: { user: 'u', key: 'key-of-main' } };
    const allAnswers = [
      await clerk('PATCH', 'preferences/current', { mail }),
      await clerk('GET', 'preferences/current?origins=1'),
      await clerk('PATCH', 'preferences/current', { mail: { host: 'smtp2', login: { user: 'u' } } }),
      await helper('GET', 'preferences/current?origins=1'),
    ];
    expect(await library.engine.settings('preferences', library.office('Branch'))).toMatchObject({
      mail: { host: 'smtp2', login: { user: 'u', key: 'key-of-main' } },
    });
    // The PATCH contains `mail` unchanged. The office must then still inherit `mail`, including the secret key of the
    // parent office. If the PATCH stored `mail` as the office's own value, the key would be missing.
    const inherited = (await helper('GET', 'preferences/current')).body;
    await helper('PATCH', 'preferences/current', { mail: inherited['mail'], greeting: 'Chào' });
    expect(await library.engine.settings('preferences', library.office('Branch'))).toMatchObject({
      mail: { login: { key: 'key-of-main' } },
    });
    allAnswers.push(
      await helper('PATCH', 'preferences/current?origins=1', { mail: { host: 'mine', login: { user: 'u' } } }),
      await helper('GET', 'preferences/current?origins=1'),
    );
    expect((await library.engine.settings('preferences', library.office('Branch')))['mail']).toEqual({
      host: 'mine',
      login: { user: 'u' },
    });
    expect(JSON.stringify(allAnswers.map(({ body }) => body))).not.toContain('key-of-main');
  });
});
