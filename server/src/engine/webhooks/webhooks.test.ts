import { createHmac } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { SmsCall, SmsReply } from '@tuyen/server-mock/testing/sms';
import { type HookLibrary, openHookLibrary, type Receiver, startReceiver } from './webhooks.fixture.ts';

const HOUR = 3_600_000;

onEachDatabase('Webhooks', (databaseUrl) => {
  const closed: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closed.splice(0).toReversed()) await close();
  });
  const open = async (): Promise<HookLibrary> => {
    const library = await openHookLibrary({ databaseUrl: await databaseUrl() });
    closed.push(() => library.app.close());
    return library;
  };
  const receiver = async (answer?: () => SmsReply | undefined): Promise<Receiver> => {
    const started = await startReceiver(answer);
    closed.push(() => started.close());
    return started;
  };
  const types = ({ calls }: Receiver) => calls.map(({ body }) => JSON.parse(body).type);

  it('each change of a record is sent once, with the fields that changed and the transition', async () => {
    const [library, partner] = [await open(), await receiver()];
    await library.hook(partner.url);
    const { send, loan, path } = await library.lend({ reader: 'An' });
    await library.sendAll();
    await send('PATCH', path, { reader: 'Bình' });
    await library.sendAll();
    await send('POST', `${path}/transitions/lend`, { due_on: '2026-12-31' });
    await library.sendAll();
    await send('DELETE', path);
    await library.sendAll();
    await library.sendAll();
    expect(types(partner)).toEqual(['loans.created', 'loans.updated', 'loans.moved', 'loans.deleted']);
    const data = partner.calls.map(({ body }) => JSON.parse(body).data);
    const about = { id: loan['id'], resource: 'loans', office_id: library.office('Main') };
    expect(data[0]).toMatchObject({ ...about, version: 1, changed: { reader: 'An', state: 'ASKED' } });
    expect(data[1]).toEqual({ ...about, version: 2, changed: { reader: 'Bình' } });
    expect(data[2]).toMatchObject({
      ...about,
      version: 3,
      transition: { name: 'lend', from: 'ASKED', to: 'LENT' },
      changed: { state: 'LENT', due_on: '2026-12-31' },
    });
    expect(data[3]).toEqual({ ...about, version: 3, changed: {} });
  });

  it('a receiver can verify the signature with the secret, which only the answer to its creation shows', async () => {
    const [library, partner] = [await open(), await receiver()];
    const created = await library.hook(partner.url);
    const secret = String(created.body['secret']);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    const root = await library.as('root');
    expect(JSON.stringify((await root('GET', 'webhooks')).body)).not.toContain(secret);
    await library.lend();
    await library.sendAll();
    expect(signers(partner.calls[0], [secret, 'whsec_b3RoZXI='])).toEqual([secret]);
  });

  it('after a new secret, the previous one signs as well for two days', async () => {
    const [library, partner] = [await open(), await receiver()];
    const { body } = await library.hook(partner.url);
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    const renewed = await root('POST', `webhooks/${String(body['id'])}/operations/new-secret`, {});
    const secrets = [String(renewed.body['secret']), String(body['secret'])];
    expect(secrets[0]).not.toBe(secrets[1]);
    await library.lend();
    await library.sendAll();
    expect(signers(partner.calls[0], secrets)).toEqual(secrets);
    library.clock.move(49 * HOUR);
    await library.lend();
    await library.sendAll();
    expect(signers(partner.calls.at(-1), secrets)).toEqual([secrets[0]]);
  });

  it('a hook gets only what it asks for: resource, event, transition, office and conditions', async () => {
    const [library, partner] = [await open(), await receiver()];
    await library.hook(partner.url, { events: ['MOVED'], transitions: ['refuse'] });
    await library.hook(partner.url, {
      events: ['CREATED'],
      conditions: [{ field: 'reader', operator: 'IS', value: 'An' }],
    });
    await library.hook(partner.url, { resources: ['authors'] });
    await library.hook(partner.url, { events: ['UPDATED'], conditions: [{ field: 'due_on', operator: 'CHANGED' }] });
    const { send, path } = await library.lend({ reader: 'Bình' });
    await library.lend({ reader: 'An' });
    await library.lend({ reader: 'An' }, 'Other');
    await send('PATCH', path, { reader: 'Chi' });
    await send('PATCH', path, { due_on: '2026-12-30' });
    await send('POST', `${path}/transitions/refuse`, { reason: 'x' });
    await library.sendAll();
    expect(types(partner).toSorted()).toEqual(['loans.created', 'loans.moved', 'loans.updated']);
  });

  it('a hook receives no secrets, and nothing that its owner may not read', async () => {
    const [library, partner] = [await open(), await receiver()];
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    const permissions = ['webhook.create', 'webhook.read', 'author.read', 'book.read'];
    const user = await library.engine.store.first('users', { username: 'reader' });
    const rights = { offices: [{ office_id: library.office('Main'), permissions }] };
    expect((await root('PATCH', `users/${String(user?.['id'])}`, rights)).status).toBe(200);
    expect((await library.hook(partner.url, { resources: ['loans', 'books'] }, 'reader')).status).toBe(201);
    await root('POST', 'books', { title: 'Sách', vault_code: '4711-secret' });
    await library.lend({ reader: 'An' });
    await library.sendAll();
    expect(new Set(types(partner))).toEqual(new Set(['books.created']));
    expect(JSON.stringify(partner.calls)).not.toContain('4711-secret');
  });

  it('what is due is not sent any more once the owner has lost the right to read it', async () => {
    const [library, partner] = [await open(), await receiver()];
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    const user = await library.engine.store.first('users', { username: 'reader' });
    const may = (permissions: readonly string[]) =>
      root('PATCH', `users/${String(user?.['id'])}`, { offices: [{ office_id: library.office('Main'), permissions }] });
    await may(['webhook.create', 'webhook.read', 'loan.read']);
    await library.hook(partner.url, {}, 'reader');
    await library.lend();
    await may(['webhook.create', 'webhook.read']);
    await library.sendAll();
    expect(partner.calls).toEqual([]);
    expect(await library.deliveries()).toMatchObject([{ state: 'FAILED', problem: 'OWNER' }]);
  });

  it('a failed delivery is repeated with growing delays and then given up; its log has every attempt', async () => {
    const [library, partner] = [await open(), await receiver(() => ({ status: 500, body: 'x'.repeat(5000) }))];
    await library.hook(partner.url);
    await library.lend();
    await library.sendAll();
    const [first] = await library.deliveries();
    expect(first).toMatchObject({ state: 'WAITING', problem: 'ANSWER', status_code: 500, attempts: 1 });
    expect(String(first?.['answer'])).toHaveLength(1024);
    expect(Date.parse(String(first?.['due_at'])) - library.clock.now().getTime()).toBe(60_000);
    await library.sendAll();
    expect(partner.calls).toHaveLength(1);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      library.clock.move(5 * HOUR);
      await library.sendAll();
    }
    expect(partner.calls).toHaveLength(10);
    const [given] = await library.deliveries();
    expect(given).toMatchObject({ state: 'FAILED', attempts: 10 });
    expect(given?.['log']).toHaveLength(10);
    expect(new Set(partner.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([given?.['id']]));
  });

  it('a delivery that was given up can be sent again by a person', async () => {
    let status = 410;
    const [library, partner] = [await open(), await receiver(() => ({ status }))];
    const { body } = await library.hook(partner.url);
    await library.lend();
    await library.sendAll();
    const [given] = await library.deliveries();
    expect(given).toMatchObject({ state: 'FAILED', status_code: 410 });
    expect(await library.theHook()).toMatchObject({ status: 'DISABLED', problem: 'GONE' });
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    const inbox = (await root('GET', 'meta/inbox')).body['items'];
    expect(inbox).toMatchObject([{ kind: 'stopped', resource: 'webhooks', title: 'Partner' }]);
    status = 204;
    expect((await root('PATCH', `webhooks/${String(body['id'])}`, { status: 'ACTIVE' })).status).toBe(200);
    expect(
      (
        await root('POST', `webhook-deliveries/${String(given?.['id'])}/transitions/resend`, {
          version: given?.['version'],
        })
      ).status,
    ).toBe(200);
    await library.sendAll();
    expect(await library.deliveries()).toMatchObject([{ state: 'DELIVERED', status_code: 204 }]);
    expect(await library.theHook()).toMatchObject({ status: 'ACTIVE', failures: 0 });
  });

  it('a hook that fails fifty times in a row is turned off, and its events stay due until it is on again', async () => {
    const [library, partner] = [await open(), await receiver(() => ({ status: 503 }))];
    const { body } = await library.hook(partner.url);
    for (let made = 0; made < 5; made += 1) await library.lend();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      library.clock.move(5 * HOUR);
      await library.sendAll();
    }
    expect(partner.calls).toHaveLength(50);
    expect(await library.theHook()).toMatchObject({ status: 'DISABLED', problem: 'FAILING', failures: 50 });
    const root = await library.signedIn('root');
    expect((await root('POST', `webhooks/${String(body['id'])}/operations/send-test`, {})).status).toBe(409);
  });

  it('a receiver that does not answer, or sends the request elsewhere, gets the event again later', async () => {
    const target = await receiver();
    const library = await open();
    const silent = await receiver(() => undefined);
    const elsewhere = await receiver(() => ({ status: 307, headers: { location: target.url } }));
    await library.hook(silent.url);
    await library.hook(elsewhere.url, { name: 'Elsewhere' });
    await library.lend();
    await library.sendAll(100);
    const found = (await library.deliveries()).map(({ problem, state }) => [state, problem]);
    expect(new Set(found.map(String))).toEqual(new Set(['WAITING,TIMEOUT', 'WAITING,ANSWER']));
    expect(target.calls).toEqual([]);
  });

  it('a test event is sent to this hook alone', async () => {
    const [library, partner] = [await open(), await receiver()];
    const { body } = await library.hook(partner.url);
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    expect((await root('POST', `webhooks/${String(body['id'])}/operations/send-test`, {})).status).toBe(200);
    await library.sendAll();
    expect(types(partner)).toEqual(['webhook.test']);
  });

  it('a change that is rolled back is not sent', async () => {
    const [library, partner] = [await open(), await receiver()];
    await library.hook(partner.url);
    const { loan } = await library.lend();
    const { write } = library.engine;
    const failing = write.transaction({ actor: { kind: 'system' } }, async (tx) => {
      await tx.update('loans', String(loan['id']), { reader: 'An' });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await library.sendAll();
    expect(types(partner)).toEqual(['loans.created']);
  });

  it('two processes that send at once send each event once', async () => {
    const [library, partner] = [await open(), await receiver()];
    await library.hook(partner.url);
    for (let made = 0; made < 6; made += 1) await library.lend();
    await Promise.all([library.sendAll(), library.sendAll()]);
    expect(new Set(partner.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
    expect(partner.calls).toHaveLength(6);
  });

  it('a delivery whose process died is sent again', async () => {
    const [library, partner] = [await open(), await receiver()];
    await library.hook(partner.url);
    await library.lend();
    const [delivery] = await library.deliveries();
    const lost = { state: 'SENDING', leased_until: new Date(library.clock.now().getTime() + 60_000).toISOString() };
    await library.engine.note('webhook-deliveries', String(delivery?.['id']), lost);
    await library.sendAll();
    expect(partner.calls).toEqual([]);
    library.clock.move(61_000);
    await library.sendAll();
    expect(types(partner)).toEqual(['loans.created']);
  });

  it('whoever changes where a hook sends becomes its owner', async () => {
    const [library, partner] = [await open(), await receiver()];
    const { body } = await library.hook(partner.url);
    const root = await library.as('root', { 'x-office-id': library.office('Main') });
    const user = await library.engine.store.first('users', { username: 'reader' });
    const rights = {
      offices: [{ office_id: library.office('Main'), permissions: ['webhook.update', 'webhook.read'] }],
    };
    await root('PATCH', `users/${String(user?.['id'])}`, rights);
    const reader = await library.as('reader');
    expect((await reader('PATCH', `webhooks/${String(body['id'])}`, { url: `${partner.url}/mine` })).status).toBe(200);
    expect(await library.theHook()).toMatchObject({ owner_id: user?.['id'] });
    await library.lend();
    await library.sendAll();
    expect(partner.calls).toEqual([]);
  });

  it('an unknown transition or field, and a condition on a secret, are refused at their place', async () => {
    const [library, partner] = [await open(), await receiver()];
    const refused = await library.hook(partner.url, {
      resources: ['books'],
      transitions: ['lend'],
      conditions: [
        { field: 'title', operator: 'IS', value: 'x' },
        { field: 'vault_code', operator: 'IS', value: '1' },
      ],
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(Object(refused.body['errors'])).toSorted()).toEqual(['conditions.1.field', 'transitions']);
  });
});

function signers(call: SmsCall | undefined, secrets: readonly string[]): readonly string[] {
  const { headers = {}, body = '' }: Partial<SmsCall> = call ?? {};
  const sent = String(headers['webhook-signature']).split(' ');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return secrets.filter((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return sent.includes(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  });
}
