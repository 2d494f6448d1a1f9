import { MOST_ROWS } from '@tuyen/model';
import { libraryFixtures, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { expect, it } from 'vitest';

const COUNT = MOST_ROWS + 1;

it('a report of too many rows is refused, and one that is filtered by author uses the index of that field', async () => {
  const fixtures: typeof libraryFixtures = (context) => {
    const { rows, ...more } = libraryFixtures(context);
    const authors = Array.from({ length: COUNT }, (_, at) => ({ id: `a${at}`, name: `Author ${at}` }));
    const books = authors.map(({ id }, at) => ({
      id: `b${at}`,
      title: `Book ${at}`,
      author_id: id,
      rare: at % 2 === 0,
    }));
    return { ...more, rows: { ...rows, authors, books } };
  };
  const { app, as, engine } = await openLibrary({ model: libraryModel(), fixtures });
  const root = await as('root');
  const { status, body } = await root('GET', 'books/report?by=author_id');
  expect([status, body['code']]).toEqual([422, 'report_too_long']);
  expect((await root('GET', 'books/report?by=rare')).body['records']).toBe(COUNT);

  const { database } = engine.records;
  const asked: string[] = [];
  const rows = database.rows.bind(database);
  const watched = Object.assign(database, {
    rows: (sql: string, ...more: []) => {
      if (sql.includes('count(*) AS n')) asked.push(sql);
      return rows(sql, ...more);
    },
  });
  expect((await root('GET', 'books/report?by=rare&filter=author_id||$eq||a7')).body['records']).toBe(1);
  const plan = await watched.rows(`EXPLAIN QUERY PLAN ${asked[0]?.replaceAll('?', "'a7'")}`);
  expect(JSON.stringify(plan)).toMatch(/USING INDEX .*author_id/u);
  await app.close();
});
