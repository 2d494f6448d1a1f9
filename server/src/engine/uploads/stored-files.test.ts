import { type Field, resourceNamed } from '@tuyen/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, Caller, Domain, Row } from '../domain.ts';
import { ANYBODY } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import { storedAddress } from '../store/uploads/upload-address.ts';
import { type Library, openLibrary } from '@tuyen/server-mock/testing/library';
import { callerOf } from '@tuyen/server-mock/testing/session';
import { checkUploads, CLAIMABLE_MS } from './check.ts';
import { creatorOf } from './creator.ts';
import { openLinks } from './links.ts';
import { isOwnAccount, isPublic, mayReadClaim } from './readers.ts';
import { MAX_BYTES } from './uploads.ts';

const START = Date.parse('2026-03-16T02:00:00Z');
let now = START;
const OPEN = { schema: { security: ANYBODY } };
const domain: Domain = {
  routes: (app, { uploads }) => {
    app.post('/public/any', OPEN, (request) => uploads.receive(request));
    app.post('/public/small', OPEN, (request) =>
      uploads.receive(request, { maxBytes: 314_573, accept: ['application/pdf'] }),
    );
  },
};

let library: Library;
let clerk: Caller;
let helper: Caller;
beforeAll(async () => {
  library = await openLibrary({ domain, clock: { now: () => new Date(now) } });
  clerk = await callerOf(library.engine, 'clerk');
  helper = await callerOf(library.engine, 'helper');
});
afterAll(() => library.app.close());
beforeEach(() => {
  now = START;
});

const PDF = Buffer.from('%PDF-1.4\n');
const put = (by: Actor = clerk.actor, type = 'application/pdf', name = 'slip.pdf') =>
  library.engine.uploads.put({ name, type, bytes: PDF }, by);

describe('Storing an uploaded file', () => {
  const CUSTOMER: Actor = { kind: 'customer' };
  async function sent(path: string, bytes: Buffer, name = 'slip.pdf'): Promise<Row> {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], name));
    const answer = await library.app.inject({
      method: 'POST',
      url: `/api/v1/public/${path}`,
      payload: form,
      headers: { 'accept-language': 'en' },
    });
    return answer.json();
  }
  const refusal = ({ statusCode, code, errors }: Row) => [statusCode, code, Object.keys((errors ?? {}) as Row)];

  it('storing an uploaded file returns its id, type, size and a signed URL', async () => {
    expect(await sent('any', PDF)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/u),
      url: expect.stringMatching(/^\/api\/v1\/uploads\/[0-9a-f]{32}$/u),
      name: 'slip.pdf',
      type: 'application/pdf',
      size: 9,
      address: expect.stringContaining('as=waiting'),
      expires_in: 3600,
    });
  });

  it('a missing, empty, too large or wrongly typed upload is rejected with an error on its field', async () => {
    expect(refusal(await sent('any', Buffer.alloc(0)))).toEqual([422, 'upload_missing', ['file']]);
    expect(refusal(await sent('any', Buffer.from('text')))).toEqual([422, 'upload_type', ['file']]);
    const large = Buffer.concat([PDF, Buffer.alloc(314_573 - PDF.length)]);
    expect(await sent('small', large)).toMatchObject({ size: 314_573 });
    const larger = await sent('small', Buffer.concat([large, Buffer.alloc(1)]));
    expect(refusal(larger)).toEqual([413, 'upload_too_large', ['file']]);
    expect(larger['message']).toContain('0.3');
    expect(MAX_BYTES).toBe(8_388_608);
  });

  it.each([
    ['a/b\\c.pdf', 'c.pdf'],
    ['a"b\u0007.pdf', 'ab.pdf'],
    ['x'.repeat(201), 'x'.repeat(200)],
    ['a/', 'file'],
  ])(
    'an uploaded file is named after the last part of the submitted path, without forbidden characters: %j',
    async (name, stored) => {
      expect((await put(CUSTOMER, 'application/pdf', name)).name).toBe(stored);
    },
  );

  it('an uploaded file stores which account, API client or kind of sender created it', () => {
    expect(creatorOf(CUSTOMER)).toBe('customer');
    expect(creatorOf({ kind: 'client', clientId: 'c', permissions: [] })).toBe('client:c');
    expect(creatorOf({ kind: 'staff', userId: 'u', profile: clerk.profile as NonNullable<Caller['profile']> })).toBe(
      'staff:u',
    );
    expect(creatorOf({ kind: 'system' })).toBeUndefined();
  });

  it('an unused upload is deleted an hour after it can no longer be added to records', async () => {
    const { id } = await put();
    const { uploads } = library.engine;
    now = START + CLAIMABLE_MS + 3_600_000;
    await uploads.removeOrphans();
    expect(await uploads.read(id)).toEqual({ name: 'slip.pdf', type: 'application/pdf', bytes: PDF });
    now += 1;
    await uploads.removeOrphans();
    expect(await uploads.read(id)).toBeUndefined();
  });
});

describe('A request body with uploads', () => {
  const fieldsOf = (resource: string): readonly Field[] => resourceNamed(library.engine.model, resource)?.fields ?? [];
  const check = (values: Row, before?: Row, actor = clerk.actor, fields = fieldsOf('loans')) =>
    library.engine.records
      .transaction((rows) => checkUploads(rows, { actor, now: new Date(now) }, fields, before, values))
      .then(
        () => ({}),
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          expect([error.status, error.code]).toEqual([422, 'validation_failed']);
          return Object.fromEntries(
            Object.entries(error.errors ?? {}).map(([path, found]) => [
              path,
              typeof found === 'string' ? found : found.code,
            ]),
          );
        },
      );

  it('a record can use uploads that the sender of the request stored within the last day', async () => {
    const { url } = await put();
    expect(await check({ slip: url })).toEqual({});
    expect(await check({ slip: url }, undefined, helper.actor)).toEqual({ slip: 'upload_unknown' });
    now = START + CLAIMABLE_MS - 1;
    expect(await check({ slip: url })).toEqual({});
    now += 1;
    expect(await check({ slip: url })).toEqual({ slip: 'upload_unknown' });
  });

  it('each unknown upload and each upload of a forbidden type in a request is reported', async () => {
    const [paper, picture] = [await put(), await put(clerk.actor, 'image/png')];
    expect(await check({ slip: 'elsewhere', photos: [picture.url, paper.url, storedAddress('0'.repeat(32))] })).toEqual(
      {
        slip: 'upload_unknown',
        'photos.1': 'upload_type',
        'photos.2': 'upload_unknown',
      },
    );
    const gif = await put(clerk.actor, 'image/gif');
    expect(await check({ slip: gif.url, photos: [gif.url] })).toEqual({ slip: 'upload_type' });
  });

  it('a change accepts uploads that the field already contains, and writes of the server itself accept any upload', async () => {
    const before = { slip: 'old', photos: ['one', 'two'] };
    expect(await check({ slip: 'old', photos: ['two', 'one'] }, before)).toEqual({});
    expect(await check({ slip: 'one', photos: ['old'] }, before)).toEqual({
      slip: 'upload_unknown',
      'photos.0': 'upload_unknown',
    });
    expect(await check({ slip: 'any' }, undefined, { kind: 'system' })).toEqual({});
  });

  it('a request that contains an upload of another record is rejected', async () => {
    const { url } = await put();
    const { write } = library.engine;
    const book = await write.transaction({}, (tx) => tx.create('books', { title: 'Emma' }));
    await write.transaction({ officeId: clerk.officeId }, (tx) =>
      tx.create('loans', { book_id: book['id'], slip: url }),
    );
    expect(await check({ slip: url })).toEqual({ slip: 'upload_unknown' });
  });
});

describe('Permission to open a file', () => {
  const claim = (resource: string, recordId: string, field = 'slip') => ({ uploadId: 'u', resource, recordId, field });

  it('everyone can open an uploaded file if its field is public', () => {
    const open = (resource: string, field: string) => isPublic(library.engine, claim(resource, 'b', field));
    expect([open('books', 'cover'), open('loans', 'slip'), open('books', 'gone'), open('gone', 'cover')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('users can open files that their own account record contains', () => {
    const own = (resource: string, id: string, caller = clerk) =>
      isOwnAccount(library.engine, caller, claim(resource, id));
    const id = String(clerk.profile?.id);
    expect([own('users', id), own('users', 'other'), own('books', id)]).toEqual([true, false, false]);
    expect(own('users', id, { ...clerk, actor: { kind: 'customer' } })).toBe(false);
  });

  it('a caller can open a file if the caller can read its record in its office', async () => {
    const { engine } = library;
    const { write } = engine;
    const book = await write.transaction({}, (tx) => tx.create('books', { title: 'Emma' }));
    const loan = await write.transaction({ officeId: clerk.officeId }, (tx) =>
      tx.create('loans', { book_id: book['id'] }),
    );
    const may = (caller: Caller, resource: string, id: unknown) =>
      mayReadClaim(engine, caller, claim(resource, String(id)));
    expect(await may(clerk, 'loans', loan['id'])).toBe(true);
    expect(await may(helper, 'loans', loan['id'])).toBe(false);
    expect(await may({ ...helper, readableOffices: undefined }, 'loans', loan['id'])).toBe(true);
    expect(await may(helper, 'books', book['id'])).toBe(true);
    expect(await may(clerk, 'loans', 'gone')).toBe(false);
    expect(await may(clerk, 'offices', library.office('Main'))).toBe(false);
    expect(await may(clerk, 'gone', 'x')).toBe(false);
    const own = String(clerk.profile?.id);
    expect(await may(clerk, 'users', own)).toBe(true);
    const settings = await write.transaction({}, (tx) =>
      tx.create('preferences', { office_id: library.office('Main') }),
    );
    expect(await may(helper, 'preferences', settings['id'])).toBe(true);
    expect(await may({ ...helper, officeId: null }, 'preferences', settings['id'])).toBe(false);
  });
});

describe('Signed links to files', () => {
  const addresses = async (caller: Caller, ...ids: readonly string[]) => openLinks(library.engine, caller, ids);
  const logged = async (id: string) =>
    (await library.engine.records.database.rows(`SELECT * FROM "_audit" WHERE "action" = 'open-document'`))
      .map((row) => String(row['after']))
      .filter((after) => after.includes(id));

  it('only the sender of an unused file gets links to the file, for an hour after the file was stored', async () => {
    const { id } = await put();
    now = START + 1_800_000;
    const [found] = (await addresses(clerk, id)).values();
    expect(found?.expires_in).toBe(1800);
    expect((await addresses(helper, id)).size).toBe(0);
    expect((await addresses({ ...clerk, actor: { kind: 'system' } }, id)).size).toBe(0);
    now = START + 3_600_000;
    expect((await addresses(clerk, id)).size).toBe(0);
    expect((await addresses(clerk)).size).toBe(0);
  });

  it('a repeated request for a file returns the same link if it remains valid for a minute', async () => {
    const { write } = library.engine;
    const [one, two] = [await put(), await put(clerk.actor, 'image/png')];
    const book = await write.transaction({}, (tx) => tx.create('books', { title: 'Emma' }));
    await write.transaction({ officeId: clerk.officeId }, (tx) =>
      tx.create('loans', { book_id: book['id'], slip: one.url, photos: [two.url] }),
    );
    const first = await addresses(clerk, one.id, two.id);
    expect([...first.values()].map((link) => link.expires_in)).toEqual([300, 300]);
    expect(await logged(one.id)).toEqual([JSON.stringify({ slip: [one.url], photos: [two.url] })]);
    now = START + 239_999;
    const again = await addresses(clerk, one.id);
    expect(again.get(one.id)).toEqual({ address: first.get(one.id)?.address, expires_in: 60 });
    now += 1;
    expect((await addresses(clerk, one.id)).get(one.id)?.expires_in).toBe(300);
    expect(await logged(one.id)).toHaveLength(2);
    // After the clock was set back, an old URL seems to be valid for too long. It is not reused, because no URL is
    // valid for longer than five minutes.
    now = START;
    expect((await addresses(clerk, one.id)).get(one.id)?.expires_in).toBe(300);
  });
});
