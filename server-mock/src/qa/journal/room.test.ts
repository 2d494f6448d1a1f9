import { expect, it } from 'vitest';
import { type Journal, openJournal } from './journal.ts';
import { sampleEntry } from './sample-entry.fixture.ts';

const BARE = 1000;

function add(journal: Journal, count: number, url = '/'): void {
  for (let index = 0; index < count; index += 1) journal.add(sampleEntry({ id: journal.next(), url }));
}
const dropped = (journal: Journal, namespace = '') => journal.missing(namespace).dropped;
const ids = (journal: Journal, namespace = '') => journal.entries(namespace).map(({ id }) => id);

it('a journal numbers requests, and lists the requests of a namespace in arrival order', () => {
  const journal = openJournal();
  expect([journal.on, journal.next(), journal.next()]).toEqual([true, 1, 2]);
  journal.add(sampleEntry({ id: 2 }));
  journal.add(sampleEntry({ id: 1 }));
  journal.add(sampleEntry({ id: 3, namespace: 'other' }));
  expect([ids(journal), ids(journal, 'other'), ids(journal, 'none')]).toEqual([[1, 2], [3], []]);
  journal.clear('');
  expect([ids(journal), ids(journal, 'other')]).toEqual([[], [3]]);
});

it('a full journal drops its oldest entries until a tenth of its limit is free', () => {
  const journal = openJournal({ entries: 20, bytes: Infinity });
  add(journal, 20);
  expect([ids(journal).length, dropped(journal)]).toEqual([20, 0]);
  add(journal, 1);
  expect([ids(journal)[0], ids(journal).length, dropped(journal)]).toEqual([4, 18, 3]);
  expect(dropped(journal, 'other')).toBe(0);
  add(journal, 3);
  expect([ids(journal)[0], dropped(journal)]).toEqual([7, 6]);
  journal.clear('');
  expect(dropped(journal)).toBe(0);
});

it('the size of URLs and bodies counts toward the size limit of the journal', () => {
  const journal = openJournal({ entries: 20, bytes: 5 * (BARE + 1) });
  add(journal, 5);
  expect(dropped(journal)).toBe(0);
  add(journal, 1);
  expect(ids(journal)).toEqual([4, 5, 6]);
  add(journal, 2);
  expect(ids(journal)).toEqual([4, 5, 6, 7, 8]);
  add(journal, 1, '/b');
  expect(ids(journal)).toEqual([8, 9]);
  const body = { text: 'x'.repeat(BARE), bytes: 1, cut: false };
  // The journal counts two bytes for each character. So this entry is as large as five of the other entries.
  journal.add(
    sampleEntry({ id: journal.next(), url: '', request: { headers: {}, body }, response: { headers: {}, body } }),
  );
  expect(ids(journal)).toEqual([10]);
});

it('the journal never drops its last entry, however long it is', () => {
  const journal = openJournal({ entries: 100, bytes: 2 * (BARE + 1) });
  add(journal, 3);
  expect([ids(journal), dropped(journal)]).toEqual([[3], 2]);
  add(journal, 1, '/'.repeat(9000));
  expect([ids(journal), dropped(journal)]).toEqual([[4], 3]);
});

it('by default, the journal is limited to 2000 entries and 16 megabytes', () => {
  const many = openJournal();
  add(many, 2000);
  expect(dropped(many)).toBe(0);
  add(many, 1);
  expect(dropped(many)).toBe(201);

  const text = (length: number) => ({ headers: {}, body: { text: 'x'.repeat(length), bytes: length, cut: true } });
  const half = (8 * 1024 * 1024 - BARE) / 2;
  const large = openJournal();
  for (const id of [1, 2]) large.add(sampleEntry({ id, url: '', response: text(half) }));
  expect(ids(large)).toEqual([1, 2]);
  large.clear('');
  for (const id of [1, 2]) large.add(sampleEntry({ id, url: '', response: text(half + 1) }));
  expect(ids(large)).toEqual([2]);
});

it('the journal counts the missing requests of a namespace, and returns the times of the first and the last one', () => {
  const journal = openJournal({ entries: 2, bytes: Infinity });
  const at = (second: number) => `2026-03-16T02:00:0${second}.000Z`;
  expect(journal.missing('')).toEqual({ dropped: 0, unrecorded: 0 });
  // A journal entry is added when its request is answered. So the entry of a later request may be added, and also
  // dropped, before the entry of an earlier request.
  for (const id of [2, 1, 3]) journal.add(sampleEntry({ id, at: at(id) }));
  expect(journal.missing('')).toEqual({ dropped: 1, unrecorded: 0, since: at(2), last: { id: 2, at: at(2) } });
  journal.add(sampleEntry({ id: 4, at: at(4) }));
  expect(journal.missing('')).toEqual({ dropped: 2, unrecorded: 0, since: at(1), last: { id: 2, at: at(2) } });
  journal.miss('', { id: 5, at: at(5) });
  journal.miss('other', { id: 6, at: at(6) });
  expect(journal.missing('')).toEqual({ dropped: 2, unrecorded: 1, since: at(1), last: { id: 5, at: at(5) } });
  journal.clear('');
  expect([journal.missing('').unrecorded, journal.missing('other').unrecorded]).toEqual([0, 1]);
});

it('all journal entries of an expired namespace count as missing', () => {
  const journal = openJournal();
  add(journal, 3);
  for (const namespace of ['', 'none']) journal.expire(namespace);
  expect([ids(journal), dropped(journal), dropped(journal, 'none')]).toEqual([[], 3, 0]);
  add(journal, 1);
  expect([ids(journal), dropped(journal)]).toEqual([[4], 3]);
});
