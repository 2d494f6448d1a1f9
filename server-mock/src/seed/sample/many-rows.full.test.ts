import { expect, it } from 'vitest';
import { openMockServer } from '../../mock-server.ts';
import { libraryModel } from '../../testing/library.ts';
import { DEMO_PASSWORD } from '../synthetic-rows.ts';
import { sampleModel } from './sample-model.ts';
import { openTexts } from './texts.ts';

const ROWS = 100_000;

it('a server starts with 100,000 sample records and answers pages, filters and totals', async () => {
  const model = sampleModel(libraryModel(), { only: ['loans', 'books'], rows: ROWS });
  const { app } = await openMockServer({ model, texts: await openTexts(model), rateLimits: false });
  const { authToken } = (
    await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { account: 'superuser', password: DEMO_PASSWORD },
    })
  ).json();
  const get = async (path: string) => {
    const answer = await app.inject({ url: `/api/v1/${path}`, headers: { authorization: `Bearer ${authToken}` } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  const page = await get('loans?page=4000&limit=25&sort=created_at,ASC');
  expect([page.total, page.data.length]).toEqual([ROWS, 25]);
  const times = page.data.map((loan: { created_at: string }) => loan.created_at);
  expect(times).toEqual(times.toSorted());

  const lent = await get('loans?page=1&limit=10&filter=state||$eq||LENT');
  expect(lent.total).toBeGreaterThan(1000);
  expect(lent.total).toBeLessThan(ROWS);
  for (const { state, book_id: book } of lent.data) {
    expect(state).toBe('LENT');
    expect(await get(`books/${book}`)).toMatchObject({ id: book });
  }
  const codes = new Set<string>();
  for (let at = 1; at <= 5; at += 1)
    for (const { code } of (await get(`loans?page=${at}&limit=100`)).data) codes.add(code);
  expect(codes.size).toBe(500);
  await app.close();
});
