// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearDrafts } from './draft-keys.ts';
import { draftStore, LONGEST_DRAFT, MOST_DRAFTS, type DraftPlace } from './drafts.ts';

const storage = sessionStorage;
beforeEach(() => storage.clear());

const place: DraftPlace = { account: 'an', office: 'o1', resource: 'stations', id: '1' };
const draft = { typed: { name: 'Bến mới' }, base: { name: 'Bến' }, version: 3, at: 10 };

test('a form draft is restored only for the same account, office, record and action', () => {
  draftStore(storage, place).write(draft);
  expect(draftStore(storage, place).read()).toEqual(draft);
  const others = [
    { account: 'binh' },
    { office: 'o2' },
    { resource: 'routes' },
    { id: '2' },
    { id: null },
    { action: 'close' },
  ];
  for (const other of others) expect(draftStore(storage, { ...place, ...other }).read()).toBeUndefined();
  draftStore(storage, place).clear();
  expect(draftStore(storage, place).read()).toBeUndefined();
});

test('a form draft that is too long is not stored and deletes the older draft of the form', () => {
  const store = draftStore(storage, place);
  store.write(draft);
  store.write({ ...draft, typed: { name: 'x'.repeat(LONGEST_DRAFT) } });
  expect(store.read()).toBeUndefined();
});

test('a browser tab keeps only the newest form drafts and deletes them on sign-out', () => {
  storage.setItem('tuyen.flow.sale', 'kept');
  const storeOf = (id: number) => draftStore(storage, { ...place, id: String(id) });
  for (let id = 0; id <= MOST_DRAFTS; id += 1) storeOf(id).write({ ...draft, at: id });
  expect(storeOf(0).read()).toBeUndefined();
  expect(storeOf(1).read()).toBeDefined();
  clearDrafts(storage);
  expect(storeOf(MOST_DRAFTS).read()).toBeUndefined();
  expect(storage.getItem('tuyen.flow.sale')).toBe('kept');
});

test('an invalid stored draft is ignored, and a full browser storage causes no error', () => {
  const store = draftStore(storage, place);
  store.write(draft);
  storage.setItem(storage.key(0) ?? '', '{"typed":1}');
  expect(store.read()).toBeUndefined();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => store.write(draft)).not.toThrow();
  full.mockRestore();
});
