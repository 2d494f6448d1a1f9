import { expect, it } from 'vitest';
import { type Journal, openJournal } from './journal.ts';
import { sampleEntry } from './sample-entry.fixture.ts';

/** What an entry takes beside its texts. */
const BARE = 1000;

function add(journal: Journal, count: number, url = '/'): void {
  for (let index = 0; index < count; index += 1) journal.add(sampleEntry({ id: journal.next(), url }));
}
const ids = (journal: Journal, namespace = '') => journal.entries(namespace).map(({ id }) => id);

it('a journal is on, numbers requests, and has those of a namespace in the order in which they arrived', () => {
  const journal = openJournal();
  expect([journal.on, journal.next(), journal.next()]).toEqual([true, 1, 2]);
  journal.add(sampleEntry({ id: 2 }));
  journal.add(sampleEntry({ id: 1 }));
  journal.add(sampleEntry({ id: 3, namespace: 'other' }));
  expect([ids(journal), ids(journal, 'other'), ids(journal, 'none')]).toEqual([[1, 2], [3], []]);
  journal.clear('');
  expect([ids(journal), ids(journal, 'other')]).toEqual([[], [3]]);
});

it('drops a tenth beside the oldest where there are too many entries', () => {
  const journal = openJournal({ entries: 20, bytes: Infinity });
  add(journal, 20);
  expect([ids(journal).length, journal.dropped('')]).toEqual([20, 0]);
  add(journal, 1);
  expect([ids(journal)[0], ids(journal).length, journal.dropped('')]).toEqual([4, 18, 3]);
  expect(journal.dropped('other')).toBe(0);
  add(journal, 3);
  expect([ids(journal)[0], journal.dropped('')]).toEqual([7, 6]);
  journal.clear('');
  expect(journal.dropped('')).toBe(0);
});

it('drops by the room that addresses and bodies take', () => {
  const journal = openJournal({ entries: 20, bytes: 5 * (BARE + 1) });
  add(journal, 5);
  expect(journal.dropped('')).toBe(0);
  add(journal, 1);
  expect(ids(journal)).toEqual([4, 5, 6]);
  // What was dropped takes no room any more.
  add(journal, 2);
  expect(ids(journal)).toEqual([4, 5, 6, 7, 8]);
  add(journal, 1, '/b');
  expect(ids(journal)).toEqual([8, 9]);
  const body = { text: 'x'.repeat(BARE), bytes: 1, cut: false };
  // A sign takes two bytes: this one takes as much as five.
  journal.add(
    sampleEntry({ id: journal.next(), url: '', request: { headers: {}, body }, response: { headers: {}, body } }),
  );
  expect(ids(journal)).toEqual([10]);
});

it('never drops the last entry, however long it is', () => {
  const journal = openJournal({ entries: 100, bytes: 2 * (BARE + 1) });
  add(journal, 3);
  expect([ids(journal), journal.dropped('')]).toEqual([[3], 2]);
  add(journal, 1, '/'.repeat(9000));
  expect([ids(journal), journal.dropped('')]).toEqual([[4], 3]);
});

it('has room for 2000 entries, and for 16 megabytes', () => {
  const many = openJournal();
  add(many, 2000);
  expect(many.dropped('')).toBe(0);
  add(many, 1);
  expect(many.dropped('')).toBe(201);

  const text = (length: number) => ({ headers: {}, body: { text: 'x'.repeat(length), bytes: length, cut: true } });
  const half = (8 * 1024 * 1024 - BARE) / 2;
  const large = openJournal();
  for (const id of [1, 2]) large.add(sampleEntry({ id, url: '', response: text(half) }));
  expect(ids(large)).toEqual([1, 2]);
  large.clear('');
  for (const id of [1, 2]) large.add(sampleEntry({ id, url: '', response: text(half + 1) }));
  expect(ids(large)).toEqual([2]);
});
