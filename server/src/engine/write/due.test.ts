import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Row } from '../domain.ts';
import { ANCHOR } from '@tuyen/server-mock';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const HOUR = 3_600_000;

function due(loan: Readonly<Row>, { now }: { readonly now: Date }): string | undefined {
  const over = Date.parse(String(loan['updated_at'])) + HOUR <= now.getTime();
  return loan['state'] === 'LENT' && over ? 'bring-back' : undefined;
}

onEachDatabase('Transition that is due at a deadline', (databaseUrl) => {
  let now = ANCHOR.getTime();
  let server: Library;
  let clerk: Send;
  let book: unknown;
  beforeAll(async () => {
    server = await openLibrary({
      databaseUrl: await databaseUrl(),
      clock: { now: () => new Date(now) },
      domain: { hooks: { loans: { due } } },
    });
    clerk = await server.as('clerk');
    book = (await clerk('POST', 'books', { title: 'Vang bóng' })).body['id'];
  });
  afterAll(() => server.app.close());

  async function lent(): Promise<string> {
    const { id } = (await clerk('POST', 'loans', { book_id: book })).body;
    const said = await clerk('POST', `loans/${String(id)}/transitions/lend`, { due_on: '2026-05-01' });
    expect(said.body).toMatchObject({ state: 'LENT' });
    return String(id);
  }
  const refuse = (id: string) => clerk('POST', `loans/${id}/transitions/refuse`, { reason: 'x' });

  it('a due transition runs before the requested one, and is kept even if the requested one is rejected', async () => {
    const id = await lent();
    now += HOUR - 1;
    expect((await refuse(id)).status).toBe(409);
    expect(await server.engine.store.get('loans', id)).toMatchObject({ state: 'LENT' });
    now += 1;
    expect((await refuse(id)).status).toBe(409);
    const loan = await server.engine.store.get('loans', id);
    expect(loan).toMatchObject({ state: 'RETURNED' });
    expect((loan?.['history'] as readonly Row[] | undefined)?.at(-1)).toMatchObject({
      from: 'LENT',
      to: 'RETURNED',
      by: 'deadlines',
    });
  });

  it('server code that requests a transition in a transaction runs a due transition beforehand', async () => {
    const id = await lent();
    now += HOUR;
    const { write } = server.engine;
    const other = write.transaction({}, (tx) => tx.move('loans', id, 'lend', { due_on: '2026-06-01' }));
    await expect(other).rejects.toMatchObject({ status: 409, code: 'deadline_over' });
    const settled = await write.transaction({}, (tx) => tx.settle('loans', id));
    expect(settled).toMatchObject({ state: 'RETURNED' });
    expect(await write.transaction({}, (tx) => tx.settle('loans', id))).toEqual(settled);
  });
});
