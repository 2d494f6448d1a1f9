import { expect, it } from 'vitest';
import { sampleEntry } from './sample-entry.fixture.ts';
import { type JournalQuery, searchJournal } from './search.ts';

const body = (value: unknown) => ({ text: JSON.stringify(value), bytes: 1, cut: false });

const ENTRIES = [
  sampleEntry({
    id: 9,
    method: 'POST',
    url: '/books?note=First',
    status: 201,
    account: 'staff:7',
    request: { headers: {}, body: body({ title: 'One', pages: 7 }) },
    response: { headers: {}, body: body({ id: 'b1', title: 'One' }) },
    stubs: ['s1', 's2'],
  }),
  sampleEntry({
    id: 10,
    at: '2026-03-16T02:00:01.000Z',
    url: '/books/b1',
    status: 404,
    account: 'client:7',
    response: { headers: {}, body: body({ code: 'not_found' }) },
    reason: { code: 'not_found', params: { place: 'Shelf' } },
  }),
  sampleEntry({ id: 11, at: '2026-03-16T02:00:02.000Z', status: 0, violations: ['the answer is too short'] }),
];

it.each<[query: JournalQuery, ids: readonly number[]]>([
  [{}, [9, 10, 11]],
  [{ method: 'GET' }, [10, 11]],
  [{ method: 'PUT' }, []],
  [{ path: '/books' }, [9, 11]],
  [{ path: '/books/{id}' }, [10]],
  [{ status: '201' }, [9]],
  [{ status: '4xx' }, [10]],
  [{ status: '0' }, [11]],
  [{ since: '9' }, [10, 11]],
  [{ since: '11' }, []],
  [{ since: '2026-03-16T02:00:00.000Z' }, [10, 11]],
  [{ since: '2026-03-16T02:00:01.500Z' }, [11]],
  [{ reason: 'not_found' }, [10]],
  [{ reason: 'not_foun' }, []],
  [{ account: '7' }, [9, 10]],
  [{ account: 'staff:7' }, [9, 10]],
  [{ account: 'staff' }, []],
  [{ stub: 's2' }, [9]],
  [{ stub: 's' }, []],
  [{ violations: true }, [11]],
  [{ violations: false }, [9, 10, 11]],
  [{ text: 'NOTE=first' }, [9]],
  [{ text: '"pages":7' }, [9]],
  [{ text: '"code":"NOT_found"' }, [10]],
  [{ text: 'shelf' }, [10]],
  [{ text: 'undefined' }, []],
  [{ body: '$.pages=7' }, [9]],
  [{ body: 'id=b1' }, [9]],
  [{ body: '$.title=Two' }, []],
  [{ body: 'code=not_found' }, [10]],
  [{ method: 'GET', status: '404', text: 'shelf', body: 'code=not_found' }, [10]],
  [{ method: 'GET', body: 'id=b1' }, []],
  [{ body: "$[?@ == 'One']=One" }, [9]],
  [{ since: '2026-03-16T09:00:00+07:00' }, [10, 11]],
])('the journal query %j finds the entries %j', (query, ids) => {
  expect(searchJournal(ENTRIES, query).map(({ id }) => id)).toEqual(ids);
});

it.each(['/%62ooks/1', '/%62ooks/%'])('a journal search by path finds the percent-encoded URL %s', (url) => {
  const found = (path: string) => searchJournal([sampleEntry({ url })], { path }).length;
  expect(['/%62ooks/*', '/books/*', '/loans/*'].map(found)).toEqual([1, 1, 0]);
});

it('a value searched in the journal may contain an equals sign and several lines', () => {
  const entry = sampleEntry({ request: { headers: {}, body: body({ note: 'a=b\nc' }) } });
  expect(searchJournal([entry], { body: 'note=a=b\nc' })).toEqual([entry]);
  expect(searchJournal([entry], { body: 'note=a' })).toEqual([]);
});
