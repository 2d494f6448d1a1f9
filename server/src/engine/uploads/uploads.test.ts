import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Domain, Upload } from '../domain.ts';
import { claimExisting } from '../store/uploads/upload-claims.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';
import { ANYBODY } from '../endpoint/schema.ts';

const OPEN = { schema: { security: ANYBODY } };

const MINUTE = 60_000;
const START = Date.parse('2026-03-16T02:00:00Z');

onEachDatabase('Uploads and the records that use them', (databaseUrl) => {
  let library: Library;
  let now = START;
  let png: Buffer;
  let clerk: Send;
  let helper: Send;
  beforeAll(async () => {
    const domain: Domain = {
      routes: (app, { write, uploads }) => {
        app.post('/public/files', OPEN, async (request) => uploads.receive(request, { by: { kind: 'customer' } }));
        app.post('/public/loans', OPEN, (request, reply) =>
          write.handleWrite(
            request,
            reply,
            async (tx) => ({ status: 201, body: await tx.create('loans', request.body as never) }),
            { context: { actor: { kind: 'customer' }, officeId: library.office('Main') } },
          ),
        );
      },
    };
    library = await openLibrary({ databaseUrl: await databaseUrl(), domain, clock: { now: () => new Date(now) } });
    png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    clerk = await library.as('clerk');
    helper = await library.as('helper', { 'x-office-id': library.office('Branch') });
  });
  afterAll(() => library.app.close());
  beforeEach(() => (now = START));

  const pdf = Buffer.from('%PDF-1.4\n%%EOF');
  async function upload(path: string, bytes: Buffer = png, headers: Record<string, string> = {}): Promise<Upload> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'ảnh.png'));
    const sent = await library.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload: form, headers });
    expect([200, 201], sent.body).toContain(sent.statusCode);
    return sent.json();
  }
  const tokens = new Map<string, string>();
  async function staff(account: string, bytes: Buffer = png): Promise<Upload> {
    const token = tokens.get(account) ?? String((await signIn(account))['authToken']);
    tokens.set(account, token);
    return upload('uploads', bytes, { authorization: `Bearer ${token}` });
  }
  const signIn = async (account: string) =>
    (await library.anyone('POST', 'auth/login', { account, password: 'Library#2026' })).body;
  const open = (address: string) => library.app.inject({ url: address });
  const book = async () => String((await clerk('POST', 'books', { title: `Sách ${Math.random()}` })).body['id']);
  const loan = async (values: object, send: Send = clerk) =>
    send('POST', 'loans', { book_id: await book(), reader: 'An', ...values });
  const linkTo = async (url: string, send: Send) => {
    const answer = await send('POST', 'uploads/links', { uploads: [url] });
    expect(answer.status).toBe(200);
    return (answer.body['links'] as Record<string, { address: string }>)[url]?.address;
  };
  const opened = async (url: string) =>
    (
      await library.engine.records.database.rows(
        `SELECT * FROM "_audit" WHERE "action" = 'open-document' ORDER BY "id"`,
      )
    ).filter((row) => String(row['after']).includes(url));

  describe('Uploads that no record uses', () => {
    it('an upload that no record uses opens for an hour, only with its signed URL', async () => {
      const file = await upload('public/files');
      expect((await open(file.url)).statusCode).toBe(404);
      const seen = await open(file.address);
      expect(seen.statusCode).toBe(200);
      expect(seen.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringContaining('inline'),
        'cache-control': 'private, max-age=3600, immutable',
      });
      expect((await open(file.address.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')))).statusCode).toBe(404);
      const later = file.address.replace(/expires=\d+/u, `expires=${START + 600 * MINUTE}`);
      expect((await open(later)).statusCode).toBe(404);
      expect((await open(file.address.replace('as=waiting', 'as=held'))).statusCode).toBe(404);
      const other = await upload('public/files');
      expect((await open(file.address.replace(file.id, other.id))).statusCode).toBe(404);
      now = START + 60 * MINUTE;
      const dead = await open(file.address);
      const nothing = await open(`/api/v1/uploads/${'0'.repeat(32)}`);
      expect([dead.statusCode, dead.body]).toEqual([nothing.statusCode, nothing.body]);
    });

    it('only the caller who stored an unused upload can get new links to it', async () => {
      const file = await staff('clerk');
      expect(await linkTo(file.url, clerk)).toBe(file.address);
      expect(await linkTo(file.url, helper)).toBeUndefined();
      expect(await linkTo(file.url, await library.as('root'))).toBeUndefined();
      expect((await library.anyone('POST', 'uploads/links', { uploads: [file.url] })).status).toBe(401);
      expect((await clerk('POST', 'uploads/links', { uploads: file.url })).status).toBe(422);
    });

    it('an unused upload expires after a day, and requests can no longer use it', async () => {
      const file = await staff('clerk');
      now = START + 24 * 60 * MINUTE;
      await relogin();
      const late = await loan({ slip: file.url });
      expect(late).toMatchObject({ status: 422, body: { errors: { slip: expect.any(String) } } });
      now = START + 26 * 60 * MINUTE;
      await library.engine.uploads.removeOrphans();
      expect(await library.engine.uploads.read(file.id)).toBeUndefined();
      now = START;
    });
  });

  async function relogin(): Promise<void> {
    const again = async (account: string, headers: Record<string, string> = {}) => {
      const authorization = `Bearer ${String((await signIn(account))['authToken'])}`;
      return ((method, path, body, more) =>
        library.anyone(method, path, body, { authorization, 'accept-language': 'en', ...headers, ...more })) as Send;
    };
    clerk = await again('clerk');
    helper = await again('helper', { 'x-office-id': library.office('Branch') });
    tokens.clear();
  }

  describe('Uploads in a request body', () => {
    it('an upload can be used in one record only, by the caller who stored it', async () => {
      const file = await staff('clerk');
      expect((await loan({ slip: file.url }, helper)).body).toMatchObject({
        errors: { slip: expect.stringContaining('Upload the file again') },
      });
      const made = await loan({ slip: file.url, photos: [(await staff('clerk')).url] });
      expect(made.status).toBe(201);
      expect(await loan({ slip: file.url })).toMatchObject({
        status: 422,
        body: { errors: { slip: expect.any(String) } },
      });
      const id = String(made.body['id']);
      expect(await clerk('PATCH', `loans/${id}`, { photos: [file.url] })).toMatchObject({
        status: 422,
        body: { errors: { 'photos.0': expect.any(String) } },
      });
      expect(await clerk('PATCH', `loans/${id}`, { ...made.body, reader: 'Bình' })).toMatchObject({ status: 200 });
      const reordered = [(await staff('clerk')).url, ...(made.body['photos'] as string[])];
      expect(await clerk('PATCH', `loans/${id}`, { photos: reordered })).toMatchObject({
        status: 200,
        body: { photos: reordered },
      });
    });

    it('a request that uses URLs other than uploads of this server is rejected', async () => {
      for (const slip of [
        'https://elsewhere.example/a.png',
        `http://127.0.0.1:4000/api/v1/uploads/${'0'.repeat(32)}`,
        '/api/v1/uploads/sample-1',
        `/api/v1/uploads/${'0'.repeat(32)}`,
        `/api/v1/uploads/../uploads/${(await staff('clerk')).id}`,
        `${(await staff('clerk')).url}?x=1`,
        (await staff('clerk')).address,
      ]) {
        expect(await loan({ slip }), slip).toMatchObject({
          status: 422,
          body: { errors: { slip: expect.any(String) } },
        });
      }
    });

    it('a request that uses an upload of a type that the field does not accept is rejected', async () => {
      const paper = await staff('clerk', pdf);
      expect((await loan({ photos: [paper.url] })).body).toMatchObject({
        errors: { 'photos.0': 'This kind of file is not accepted.' },
      });
      expect((await loan({ slip: paper.url })).status).toBe(201);
    });

    it('uploads are also checked in nested values, bulk requests and transition input', async () => {
      const mine = await staff('clerk');
      const foreign = await upload('public/files');
      const chapters = (url: string) => [{ name: 'I' }, { name: 'II', figures: [url] }];
      expect(await clerk('POST', 'books', { title: 'B', chapters: chapters(foreign.url) })).toMatchObject({
        status: 422,
        body: { errors: { 'chapters.1.figures.0': expect.any(String) } },
      });
      expect((await clerk('POST', 'books', { title: 'B', chapters: chapters(mine.url) })).status).toBe(201);
      const bulk = [{ title: 'C' }, { title: 'D', cover: foreign.url }];
      expect((await clerk('POST', 'books/bulk', { bulk })).body).toMatchObject({
        errors: { 'bulk.1.cover': expect.any(String) },
      });
      const { body } = await loan({});
      const move = `loans/${String(body['id'])}/transitions/lend`;
      expect(await clerk('POST', move, { due_on: '2026-04-01', slip: foreign.url })).toMatchObject({
        status: 422,
        body: { errors: { slip: expect.any(String) } },
      });
      const slip = (await staff('clerk')).url;
      expect((await clerk('POST', move, { due_on: '2026-04-01', slip })).body).toMatchObject({ slip });
    });

    it('if two concurrent requests use the same upload, only one request succeeds', async () => {
      const file = await staff('clerk');
      const both = await Promise.all([loan({ slip: file.url }), loan({ slip: file.url })]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    });

    it("a visitor's request can use uploads that visitors stored, but no uploads that staff stored", async () => {
      const mine = await upload('public/files');
      const staffs = await staff('clerk');
      const send = async (slip: string) =>
        library.anyone('POST', 'public/loans', { book_id: await book(), reader: 'An', slip });
      expect(await send(staffs.url)).toMatchObject({ status: 422, body: { errors: { slip: expect.any(String) } } });
      expect((await send(mine.url)).status).toBe(201);
      expect((await send(mine.url)).status).toBe(422);
      expect((await open(mine.address)).statusCode).toBe(404);
    });
  });

  describe('Uploads of a record', () => {
    it('readers of a record can open its uploads for five minutes per link', async () => {
      const file = await staff('clerk');
      const made = await loan({ slip: file.url });
      expect((await open(file.address)).statusCode).toBe(404);
      expect((await open(file.url)).statusCode).toBe(404);
      const address = String(await linkTo(file.url, clerk));
      expect((await open(address)).headers).toMatchObject({ 'cache-control': 'private, max-age=300, immutable' });
      now = START + 3 * MINUTE;
      expect(await linkTo(file.url, clerk)).toBe(address);
      expect(await opened(file.url)).toHaveLength(1);
      const reader = await library.as('reader');
      expect(await linkTo(file.url, reader)).not.toBe(address);
      const log = await opened(file.url);
      expect(log).toMatchObject([
        { resource: 'loans', record_id: made.body['id'], actor: expect.stringMatching(/^staff:/u) },
        { resource: 'loans', record_id: made.body['id'] },
      ]);
      now = START + 5 * MINUTE;
      expect((await open(address)).statusCode).toBe(404);
      expect(await linkTo(file.url, clerk)).not.toBe(address);
      expect(await opened(file.url)).toHaveLength(3);
    });

    it('the uploads of a record cannot be opened by other offices, unauthorized or anonymous callers', async () => {
      const file = await staff('clerk');
      await loan({ slip: file.url });
      expect(await linkTo(file.url, helper)).toBeUndefined();
      const cover = await clerk('POST', 'books', {
        title: 'Z',
        chapters: [{ name: 'I', figures: [(await staff('clerk')).url] }],
      });
      const figure = String((cover.body['chapters'] as { figures: string[] }[])[0]?.figures[0]);
      expect(await linkTo(figure, helper)).toBeDefined();
      expect((await library.anyone('POST', 'uploads/links', { uploads: [file.url] })).status).toBe(401);
      const branch = await staff('helper');
      expect((await loan({ slip: branch.url }, helper)).status).toBe(201);
      expect(await linkTo(branch.url, clerk)).toBeDefined();
      const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
      expect(await linkTo(branch.url, other)).toBeUndefined();
    });

    it('an upload can no longer be opened after its record is deleted or contains another upload instead', async () => {
      const [first, second] = [await staff('clerk'), await staff('clerk')];
      const made = await loan({ slip: first.url });
      const address = String(await linkTo(first.url, clerk));
      expect((await open(address)).statusCode).toBe(200);
      await clerk('PATCH', `loans/${String(made.body['id'])}`, { slip: second.url });
      expect((await open(address)).statusCode).toBe(404);
      expect(await linkTo(second.url, clerk)).toBeDefined();
      const title = (await clerk('POST', 'books', { title: 'Y', cover: (await staff('clerk')).url })).body;
      expect((await open(String(title['cover']))).statusCode).toBe(200);
      await clerk('DELETE', `books/${String(title['id'])}`);
      expect((await open(String(title['cover']))).statusCode).toBe(404);
      now = START + 26 * 60 * MINUTE;
      await library.engine.uploads.removeOrphans();
      const left = async (file: Upload) => (await library.engine.uploads.read(file.id)) !== undefined;
      expect([await left(first), await left(second)]).toEqual([false, true]);
    });

    it('everyone can open the uploads of a public field, and browsers may cache them', async () => {
      const made = await clerk('POST', 'books', { title: 'X', cover: (await staff('clerk')).url });
      const seen = await open(String(made.body['cover']));
      expect(seen.statusCode).toBe(200);
      expect(seen.headers['cache-control']).toBe('public, max-age=3600');
    });

    it('an office can open an upload in a setting that it inherits from a parent office', async () => {
      const stamp = (await staff('clerk')).url;
      expect((await clerk('PATCH', 'preferences/current', { stamp })).status).toBe(200);
      expect((await helper('GET', 'preferences/current')).body).toMatchObject({ stamp });
      expect(await linkTo(stamp, helper)).toBeDefined();
      const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
      expect(await linkTo(stamp, other)).toBeUndefined();
      // A child office may send back the value that it inherits. The upload in this value still belongs to the settings
      // of the parent office.
      expect((await helper('PATCH', 'preferences/current', { stamp, loan_days: 3 })).body).toMatchObject({ stamp });
    });

    it('server code can put an upload of one record into another record', async () => {
      const file = await staff('clerk');
      await loan({ slip: file.url });
      const system: Actor = { kind: 'system' };
      const id = await book();
      await library.engine.write.transaction({ actor: system, officeId: library.office('Other') }, (tx) =>
        tx.create('loans', { book_id: id, reader: 'Bản sao', slip: file.url }),
      );
      const other = await library.as('clerk', { 'x-office-id': library.office('Other') });
      expect(await linkTo(file.url, other)).toBeDefined();
    });
  });

  it('a server start on an older database stores the missing references from records to their uploads', async () => {
    const { database } = library.engine.records;
    const file = await staff('clerk');
    await loan({ slip: file.url });
    await database.run('DELETE FROM "_upload_claims"');
    await database.run(`DELETE FROM "_facts" WHERE "name" = 'upload-claims'`);
    expect(await linkTo(file.url, helper)).toBeUndefined();
    await claimExisting(database, library.engine.records.tables);
    expect(await linkTo(file.url, clerk)).toContain('as=held');
  });
});
