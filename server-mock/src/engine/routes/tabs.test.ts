import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { ANCHOR } from '../seed/anchor.ts';
import { type Library, openLibrary, type Send } from '../testing/library.ts';

const DAY = 86_400_000;

onEachDatabase('tabs', (databaseUrl) => {
  let library: Library;
  let clerk: Send;
  let book: unknown;
  let now = ANCHOR;
  const day = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  const readers = async (send: Send, query: string) => {
    const { status, body } = await send('GET', `loans?${query}`);
    expect([status, body['code']]).toEqual([200, undefined]);
    return (body as unknown as { reader: string }[]).map(({ reader }) => reader);
  };
  const counts = async (send: Send) => {
    const { status, body } = await send('GET', 'loans/tabs');
    expect(status).toBe(200);
    return Object.fromEntries(
      (body as unknown as { name: string; count: number }[]).map((tab) => [tab.name, tab.count]),
    );
  };

  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl(), clock: { now: () => now } });
    clerk = await library.as('clerk');
    book = (await clerk('POST', 'books', { title: 'Tabs' })).body['id'];
    for (const [reader, due_on] of [
      ['late', day(-2)],
      ['soon', day(3)],
      ['later', day(30)],
      ['never', undefined],
    ] as const)
      expect((await clerk('POST', 'loans', { book_id: book, reader, ...(due_on && { due_on }) })).status).toBe(201);
  });
  afterAll(() => library.app.close());

  it('answer their records alone, in their order, and filter further', async () => {
    expect(await readers(clerk, 'tab=asked')).toEqual(['never', 'late', 'soon', 'later']);
    expect(await readers(clerk, 'tab=asked&sort=due_on,DESC&q=late')).toEqual(['later', 'late']);
    expect(await readers(clerk, 'tab=due-soon')).toEqual(['soon']);
    expect(await readers(clerk, 'tab=open-ended')).toEqual(['never']);
    expect(await readers(clerk, 'tab=new&filter=due_on||$notnull&sort=due_on,ASC')).toEqual(['late', 'soon', 'later']);
    const paged = await clerk('GET', 'loans?tab=asked&page=2&limit=3');
    expect(paged.body).toMatchObject({ total: 4, count: 1, pageCount: 2 });
  });

  it('are counted in one answer, anew after each write', async () => {
    expect(await counts(clerk)).toEqual({ asked: 4, 'due-soon': 1, 'open-ended': 1, new: 4 });
    await clerk('POST', 'loans', { book_id: book, reader: 'tomorrow', due_on: day(1) });
    expect(await counts(clerk)).toEqual({ asked: 5, 'due-soon': 2, 'open-ended': 1, new: 5 });
  });

  it('count only what the list answers, and are offered only to those who may take their action', async () => {
    expect(await counts(await library.as('helper'))).toEqual({ asked: 0, 'due-soon': 0, 'open-ended': 0, new: 0 });
    expect(Object.keys(await counts(await library.as('reader')))).toEqual(['due-soon', 'open-ended', 'new']);
    expect((await library.anyone('GET', 'loans/tabs')).status).toBe(401);
  });

  it('are refused where there is none of that name', async () => {
    const { status, body } = await clerk('GET', 'loans?tab=everything');
    expect([status, body['code']]).toEqual([400, 'bad_query']);
    expect(body['message']).toContain('"everything"');
    expect((await clerk('GET', 'books/tabs')).status).toBe(404);
  });

  it('know the day of the project, also where nothing was written since yesterday', async () => {
    now = new Date(now.getTime() + 2 * DAY);
    // Sessions end within a day.
    const admin = await library.as('admin');
    expect(await counts(admin)).toEqual({ asked: 5, 'due-soon': 1, 'open-ended': 1, new: 0 });
    expect(await readers(admin, 'tab=due-soon')).toEqual(['soon']);
  });
});
