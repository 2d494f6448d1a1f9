import type { FixtureSet, Fixtures } from '../fixtures.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../server/src/engine/store/open-store.ts';
import { type Store } from '../../../server/src/engine/store/store.ts';
import { libraryModel } from '../testing/library.ts';
import { ANCHOR, anchorBefore } from './anchor.ts';
import { clear, isEmpty, seed, type SeedSource } from './seed.ts';
import { fixedId, fixedUploadId } from './random.ts';

const model = libraryModel();
const NONE = Object.fromEntries(model.resources.map(({ name }) => [name, []]));
const AT = ANCHOR.toISOString();
let store: Store;

async function openEmpty(): Promise<void> {
  const opened = await openStore({ model });
  onTestFinished(() => opened.close());
  store = opened;
}
async function seeded(set: Partial<FixtureSet>): Promise<readonly string[]> {
  await openEmpty();
  return seed(store, {}, sourceOf(set));
}
const sourceOf = (set: Partial<FixtureSet>): SeedSource => ({
  anchor: ANCHOR,
  fixtures: () => ({ ...set, rows: { ...NONE, ...set.rows } }),
});
const system = (sql: string) => store.reader.connection.rows(sql);

it('missing values of a fixture row are filled in, and fields set to null are removed', async () => {
  await seeded({
    rows: {
      authors: [
        { name: 'An', born_on: null },
        { id: 'a2', name: 'Bình', version: 3, created_at: '2026-01-01T00:00:00.000Z' },
        { name: 'Chi', updated_at: '2026-02-01T00:00:00.000Z' },
      ],
    },
  });
  const rows = await store.reader.find('authors', {}, { sort: 'name' });
  expect(rows).toEqual([
    { id: fixedId(ANCHOR, 'authors', 0), name: 'An', version: 1, created_at: AT, updated_at: AT },
    {
      id: 'a2',
      name: 'Bình',
      version: 3,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    },
    {
      id: fixedId(ANCHOR, 'authors', 2),
      name: 'Chi',
      version: 1,
      created_at: AT,
      updated_at: '2026-02-01T00:00:00.000Z',
    },
  ]);
});

it('a fixture row with unknown fields is rejected with their names', async () => {
  await expect(seeded({ rows: { authors: [{ name: 'An', shelf: 1, row: 2 }] } })).rejects.toThrow(
    'fixtures of authors set unknown fields: shelf, row',
  );
  expect(await isEmpty(store)).toBe(true);
});

it('filling a database returns the notes of the fixtures, or the sign-in data of the superuser if there are no fixtures', async () => {
  expect(await seeded({})).toEqual([]);
  expect(await seeded({ notes: ['An / 1234'] })).toEqual(['An / 1234']);
  await openEmpty();
  expect(await seed(store, {}, { anchor: ANCHOR })).toEqual(['superuser / Tuyen#2026']);
});

it('a database that already has rows is not filled with fixture data', async () => {
  await seeded({ rows: { authors: [{ name: 'An' }] } });
  expect(await isEmpty(store)).toBe(false);
  expect(await seed(store, {}, sourceOf({ notes: ['again'], rows: { authors: [{ name: 'Bình' }] } }))).toEqual([]);
  expect((await store.reader.find('authors')).map(({ name }) => name)).toEqual(['An']);
});

it('a serial counter set by fixtures continues with the first unused number', async () => {
  await seeded({ counters: { 'loan-code': 7 } });
  expect(await system('SELECT * FROM "_counters"')).toEqual([{ name: 'loan-code', value: 6 }]);
});

it('an uploaded file of the fixtures is stored under the id in the address that its record contains', async () => {
  await openEmpty();
  let address = '';
  const fixtures: Fixtures = ({ upload }) => {
    const file = { name: 'cover.png', type: 'image/png', bytes: new Uint8Array([1, 2]), at: ANCHOR };
    address = upload('cover', file);
    return { rows: { ...NONE, books: [{ title: 'Sách', cover: address }] } };
  };
  await seed(store, {}, { anchor: ANCHOR, fixtures });
  expect(address).toContain(fixedUploadId('cover'));
  expect(await system('SELECT "id", "name" FROM "_uploads"')).toEqual([
    { id: fixedUploadId('cover'), name: 'cover.png' },
  ]);
});

it('a message defined in the fixtures is stored in the outbox with its state', async () => {
  const message = {
    to: 'an@library.example',
    subject: 'Sách',
    text: 'Mời trả sách.',
    html: '<p>Mời</p>',
    officeId: 'o1',
  };
  const at = new Date('2026-03-15T08:00:00Z');
  const later = new Date('2026-03-15T09:00:00Z');
  const common = { message, at, attempts: 2 };
  await seeded({
    messages: [
      { ...common, id: 'waiting', now: { state: 'WAITING', problem: 'TRY_LATER', dueAt: later } },
      { ...common, id: 'new', attempts: 0, now: { state: 'WAITING', dueAt: later } },
      { ...common, id: 'sent', now: { state: 'SENT', sentAt: later } },
      { ...common, id: 'failed', now: { state: 'FAILED', problem: 'RECIPIENT_REFUSED', detail: '550' } },
      { ...common, id: 'uncertain', now: { state: 'UNCERTAIN', problem: 'NO_SERVER' } },
    ],
  });
  const columns = '"uid", "state", "attempts", "problem", "detail", "due_at", "sent_at", "text", "html"';
  const [then, due] = [at.getTime(), later.getTime()];
  const unsent = {
    attempts: 2,
    problem: null,
    detail: null,
    due_at: then,
    sent_at: null,
    text: message.text,
    html: message.html,
  };
  expect(await system(`SELECT ${columns} FROM "_outbox" ORDER BY "id"`)).toEqual([
    { ...unsent, uid: 'waiting', state: 'WAITING', problem: 'TRY_LATER', due_at: due },
    { ...unsent, uid: 'new', state: 'WAITING', attempts: 0, due_at: due },
    { ...unsent, uid: 'sent', state: 'SENT', sent_at: due, text: '', html: null },
    { ...unsent, uid: 'failed', state: 'FAILED', problem: 'RECIPIENT_REFUSED', detail: '550' },
    { ...unsent, uid: 'uncertain', state: 'UNCERTAIN', problem: 'NO_SERVER' },
  ]);
});

it('clearing a database removes all its rows', async () => {
  await seeded({ rows: { authors: [{ name: 'An' }, { name: 'Bình' }] }, counters: { 'loan-code': 7 } });
  expect(await store.reader.count('authors')).toBe(2);
  await clear(store);
  expect(await isEmpty(store)).toBe(true);
  expect(await store.reader.count('authors')).toBe(0);
  expect(await system('SELECT * FROM "_counters"')).toEqual([]);
  expect(await seed(store, {}, sourceOf({ notes: ['anew'] }))).toEqual(['anew']);
});

it('the reference time of the fixtures is moved by whole days to the latest possible time before now', () => {
  const anchor = new Date('2026-01-01T12:00:00Z');
  const moved = (now: string) => anchorBefore(new Date(now), anchor).toISOString();
  expect(moved('2026-01-02T11:59:59.999Z')).toBe('2026-01-01T12:00:00.000Z');
  expect(moved('2026-01-02T12:00:00Z')).toBe('2026-01-02T12:00:00.000Z');
  expect(moved('2026-01-01T11:59:59.999Z')).toBe('2025-12-31T12:00:00.000Z');
});
