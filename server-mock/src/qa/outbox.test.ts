import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { type Library, openLibrary } from '../testing/library.ts';

const MINE = 'an@library.example';

async function askOf(
  { app }: Library,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  namespace = '',
) {
  const headers = { 'accept-language': 'en', 'x-qa-namespace': namespace };
  const answer = await app.inject({ method, url: `/__qa/${path}`, headers, ...(payload && { payload }) });
  const body = answer.body === '' ? undefined : answer.json();
  return { status: answer.statusCode, headers: answer.headers, body };
}

onEachDatabase('Outbox of the QA API', (databaseUrl) => {
  let server: Library;
  beforeAll(async () => {
    server = await openLibrary({ qa: true, databaseUrl: await databaseUrl(), qaLimits: { messages: 2 } });
  });
  afterAll(() => server.app.close());
  beforeEach(() => ask('POST', 'reset'));

  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    askOf(server, method, path, payload);
  const mail = (to: string, subject: string) =>
    server.engine.write.transaction({}, (tx) => tx.mail({ to, subject, text: 'Mời trả sách.' }));

  it('the outbox responds with 409 as incomplete if messages beyond its limit were dropped', async () => {
    for (const subject of ['first', 'second', 'third']) await mail(MINE, subject);
    await mail('binh@library.example', 'fourth');
    const { status, body } = await ask('GET', 'outbox');
    expect([status, body.code, body.dropped]).toEqual([409, 'outbox_incomplete', 2]);
    expect(body.message).toContain('TUYEN_QA_OUTBOX');
    expect((await ask('GET', 'outbox?to=binh@library.example')).body).toHaveLength(1);
    expect((await ask('GET', `outbox?to=${MINE}`)).body).toMatchObject({ code: 'outbox_incomplete', dropped: 1 });
    const partial = await ask('GET', `outbox?to=${MINE}&partial=true`);
    expect([partial.status, partial.headers['x-qa-dropped']]).toEqual([200, '1']);
    expect(partial.body.map(({ subject }: { subject: string }) => subject)).toEqual(['second', 'third']);
  });

  it('the outbox is reported as incomplete after messages expire, until it is cleared', async () => {
    await mail(MINE, 'old');
    await ask('POST', 'clock/move', { days: 91 });
    const { status, body } = await ask('GET', `outbox?to=${MINE}`);
    expect([status, body.code, body.dropped]).toEqual([409, 'outbox_incomplete', 1]);
    expect((await ask('GET', 'outbox?partial=true')).body).toEqual([]);
    expect((await ask('DELETE', 'outbox')).status).toBe(204);
    const emptied = await ask('GET', 'outbox');
    expect([emptied.status, emptied.body, emptied.headers['x-qa-dropped']]).toEqual([200, [], undefined]);
  });
});

it('the outbox of a namespace that was dropped as idle is reported as incomplete until it is cleared', async () => {
  const server = await openLibrary({ qa: true, qaLimits: { idleMs: 1 } });
  onTestFinished(() => server.app.close());
  const outbox = (namespace: string, method: 'GET' | 'DELETE' = 'GET') =>
    askOf(server, method, 'outbox', undefined, namespace);
  for (const namespace of ['idle', 'other']) {
    expect((await outbox(namespace)).status).toBe(200);
    await sleep(10);
  }
  const { status, body } = await outbox('idle');
  expect([status, body.code, body.expired]).toEqual([409, 'outbox_incomplete', true]);
  expect(body.message).toContain('TUYEN_QA_IDLE_MINUTES');
  expect((await outbox('idle', 'DELETE')).status).toBe(204);
  expect((await outbox('idle')).status).toBe(200);
});
