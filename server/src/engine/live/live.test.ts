import { afterEach, expect, it } from 'vitest';
import { PASSWORD } from '@tuyen/server-mock/testing/library';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { drain } from '../lifecycle/drain.ts';
import { type LiveLibrary, openLiveLibrary } from './live.fixture.ts';

onEachDatabase('Events of changed records', (databaseUrl) => {
  let library: LiveLibrary;
  const open = async () => {
    library = await openLiveLibrary({ databaseUrl: await databaseUrl() });
    const root = await library.as('root');
    return String((await root('POST', 'books', { title: 'Sách' })).body['id']);
  };
  afterEach(() => library.app.close());
  const at = (name: string) => ({ 'x-office-id': library.office(name) });
  const lend = async (book: string, office: string) =>
    String((await (await library.as('clerk', at(office)))('POST', 'loans', { book_id: book })).body['id']);

  it('a stream names created, changed and deleted records of live resources only, without their content', async () => {
    const book = await open();
    const stream = await library.stream('clerk', at('Main'));
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    expect(stream.headers.get('cache-control')).toContain('no-store');
    expect(await stream.until('event: open')).toContain('data: {"resources":["loans"]}');
    const loan = await lend(book, 'Main');
    await stream.until(loan);
    const root = await library.as('root', at('Main'));
    await root('PATCH', `loans/${loan}`, { reader: 'Bí mật' });
    await root('PATCH', `books/${book}`, { title: 'Bí mật' });
    expect((await root('DELETE', `loans/${loan}`)).status).toBe(200);
    const text = await stream.until('"gone":["');
    expect(text).toContain(`data: {"resource":"loans","changed":["${loan}"],"gone":[],"presence":[]}`);
    expect(text).toContain(`"gone":["${loan}"]`);
    expect(text).not.toContain('Bí mật');
    expect(text).not.toContain(book);
    stream.leave();
  });

  it('a stream tells past changes first if the client asks for them, and for which time none is missing', async () => {
    const book = await open();
    // On PostgreSQL, a process knows past changes only while another stream is open.
    const other = await library.stream('clerk', at('Main'));
    const early = await lend(book, 'Main');
    await other.until(early);
    const [elsewhere, loan] = [await lend(book, 'Other'), await lend(book, 'Main')];
    await other.until(loan);
    const stream = await library.stream('clerk', at('Main'), '?past=60000');
    const text = await stream.until(loan);
    expect(text).toMatch(/event: open\ndata: \{"resources":\["loans"\],"past":\d+\}/);
    expect(Number(/"past":(\d+)/.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).not.toContain(elsewhere);
    const later = await lend(book, 'Main');
    const now = await library.stream('clerk', at('Main'), '?past=0');
    const last = await lend(book, 'Main');
    expect(await stream.until(later)).toContain(later);
    expect(await now.until(last)).not.toContain(early);
    expect((await library.stream('clerk', {}, '?past=60001')).status).toBe(400);
    for (const one of [other, stream, now]) one.leave();
  });

  it('a stream tells nothing about records of other offices or without the permission to read', async () => {
    const book = await open();
    const offices = [{ office_id: library.office('Main'), permissions: ['book.read'] }];
    await (
      await library.as('root')
    )('POST', 'users', { username: 'shelver', password: PASSWORD, office_id: library.office('Main'), offices });
    const [main, other, shelver] = await Promise.all([
      library.stream('clerk', at('Main')),
      library.stream('clerk', at('Other')),
      library.stream('shelver'),
    ]);
    const elsewhere = await lend(book, 'Other');
    const here = await lend(book, 'Main');
    expect(await main.until(here)).not.toContain(elsewhere);
    expect(await other.until(elsewhere)).not.toContain(here);
    expect(await shelver.until('event: open')).toContain('"resources":[]');
    for (const stream of [main, other, shelver]) stream.leave();
    expect(await shelver.ended).not.toContain(here);
  });

  it('a record that moves to an office out of reach is told as gone', async () => {
    const book = await open();
    const loan = await lend(book, 'Main');
    const [main, other] = [await library.stream('clerk', at('Main')), await library.stream('clerk', at('Other'))];
    await Promise.all([main.until('event: open'), other.until('event: open')]);
    await library.engine.write.transaction({ actor: { kind: 'system' } }, (tx) =>
      tx.update('loans', loan, { office_id: library.office('Other') }),
    );
    expect(await main.until(loan)).toContain(`"changed":[],"gone":["${loan}"]`);
    expect(await other.until(loan)).toContain(`"changed":["${loan}"],"gone":[]`);
    for (const stream of [main, other]) stream.leave();
  });

  it('many changes at once are told without their names', async () => {
    const book = await open();
    const stream = await library.stream('clerk', at('Main'));
    await stream.until('event: open');
    await library.engine.write.transaction(
      { actor: { kind: 'system' }, officeId: library.office('Main') },
      async (tx) => {
        for (let made = 0; made <= 100; made += 1)
          await tx.create('loans', { book_id: book, office_id: library.office('Main') });
      },
    );
    const text = await stream.until('"all":true');
    expect(text).toContain('data: {"resource":"loans","changed":[],"gone":[],"presence":[],"all":true}');
    stream.leave();
  });

  it('a write that is rolled back is not told', async () => {
    const book = await open();
    const stream = await library.stream('clerk', at('Main'));
    await stream.until('event: open');
    let lost = '';
    await library.engine.write
      .transaction({ actor: { kind: 'system' } }, async (tx) => {
        lost = String((await tx.create('loans', { book_id: book, office_id: library.office('Main') }))['id']);
        throw new Error('no');
      })
      .catch(() => undefined);
    const kept = await lend(book, 'Main');
    expect(await stream.until(kept)).not.toContain(lost);
    stream.leave();
  });

  it('a stream ends at the next event after the sign-out, a lock or the loss of rights', async () => {
    const book = await open();
    const stream = await library.stream('helper');
    const root = await library.as('root');
    const user = await library.engine.store.first('users', { username: 'helper' });
    await stream.until('event: open');
    expect((await root('PATCH', `users/${user?.['id']}`, { status: 'INACTIVE' })).status).toBe(200);
    const loan = String((await root('POST', 'loans', { book_id: book, office_id: library.office('Main') })).body['id']);
    expect(await stream.ended).not.toContain(loan);
    expect((await library.stream('helper')).status).toBe(401);
    expect((await library.anyone('GET', 'meta/events?seconds=0')).status).toBe(401);
  });

  it('the fourth stream of a session ends its first one, and a stream ends after the asked time', async () => {
    await open();
    const streams = [];
    for (let opened = 0; opened < 4; opened += 1) streams.push(await library.stream('clerk'));
    expect(await streams[0]?.ended).toContain('event: open');
    const short = await library.stream('root', {}, '?seconds=0');
    expect(await short.ended).toContain('event: open');
    expect((await library.stream('root', {}, '?seconds=3601')).status).toBe(400);
    for (const stream of streams) stream.leave();
  });

  it.each([
    ['closing the server', () => library.app.close()],
    ['the end of the process', () => drain(library.app.server, { quiet: 0 })],
  ])('%s ends open streams', async (_, finish) => {
    await open();
    const stream = await library.stream('clerk');
    await stream.until('event: open');
    await finish();
    expect(await stream.ended).toContain('event: open');
  });

  it('followers see who has which record open, and when somebody opens or leaves one', async () => {
    const book = await open();
    const [here, elsewhere] = [await lend(book, 'Main'), await lend(book, 'Other')];
    const stream = await library.stream('clerk', at('Main'));
    await stream.until('event: open');
    const root = await library.as('root');
    for (const id of [here, elsewhere]) await root('POST', 'presence', { resource: 'loans', id });
    expect(await stream.until(here)).toContain(`"presence":["${here}"]`);
    const clerk = await library.as('clerk', at('Main'));
    const present = async () => (await clerk('GET', 'presence?resource=loans')).body;
    expect(await present()).toEqual([{ id: here, others: ['root'] }]);
    await root('POST', 'presence', { resource: 'loans', id: here, left: true });
    expect(await present()).toEqual([]);
    expect((await clerk('GET', 'presence?resource=nothing')).status).toBe(404);
    expect((await library.anyone('GET', 'presence?resource=loans')).status).toBe(401);
    expect(stream.leave()).toBeUndefined();
    expect(await stream.ended).not.toContain(elsewhere);
  });
});
