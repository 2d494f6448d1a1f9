import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '@tuyen/server/domain';
import { DEMO_PASSWORD } from '../fixtures/catalog/accounts.ts';
import { turn } from '../settings/turn.fixture.ts';
import { openShop, type Clerk, type Shop } from '../shop.fixture.ts';

let shop: Shop;
let admin: Clerk;
beforeAll(async () => {
  shop = await openShop({ rateLimits: true });
  admin = await shop.signIn('company-admin');
});
afterAll(() => shop.app.close());

let made = 0;
const KEY = 'KICH-HOAT-2026';
async function device(more: Row = {}): Promise<Row> {
  made += 1;
  const body = { serial_number: `TEST-${made}`, name: `Máy thử ${made}`, kind: 'POS', activation_key: KEY, ...more };
  const answer = await shop.post('devices', body, admin);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const report = (serial: unknown, more: Row = {}, key = KEY) =>
  shop.post('devices/heartbeat', { serial_number: serial, activation_key: key, ...more });
const deviceNow = (one: Row) => shop.rowOf('devices', { id: one['id'] });
const now = () => shop.engine.clock.now().toISOString();
const inTab = async (tab: string, as = 'company-admin'): Promise<readonly unknown[]> =>
  (await shop.get(`devices?tab=${tab}&limit=500`, await shop.signIn(as)))
    .json()
    .map((row: Row) => row['serial_number']);

async function machine(): Promise<Clerk> {
  const account = { account: 'company', password: DEMO_PASSWORD };
  const answer = await shop.post('auth/login', account, undefined, { 'x-client-kind': 'POS' });
  return { ...admin, headers: { authorization: `Bearer ${answer.json().authToken}`, 'x-office-id': admin.officeId } };
}

describe('Device heartbeats', () => {
  it('a device with its activation key reports position, battery and firmware and gets its configuration and the time', async () => {
    await turn(shop, { pos_machine_config: { language: 'vi', receipt_width_mm: 58 }, device_silent_minutes: 20 });
    const one = await device({ machine_config: { receipt_width_mm: 80 } });
    const said = { position: { lat: 21.03, lng: 105.85 }, battery_percent: 64, firmware_version: '4.2.0' };
    const answer = await report(String(one['serial_number']).toLowerCase(), said);
    expect(answer.json(), answer.body).toEqual({
      server_time: now(),
      name: one['name'],
      machine_config: { language: 'vi', receipt_width_mm: 80 },
      report_within_minutes: 20,
    });
    const { position: last_position, ...rest } = said;
    expect(await deviceNow(one)).toMatchObject({
      ...rest,
      last_position,
      last_seen_at: now(),
      version: one['version'],
    });
    // A device report creates no log entry and no new version of the record, so open forms are not affected.
    expect(await shop.engine.store.count('audit-logs', { record_id: String(one['id']) })).toBe(1);
    expect((await report(one['serial_number'], { battery_percent: 63 })).statusCode).toBe(200);
    expect(await deviceNow(one)).toMatchObject({ battery_percent: 63, firmware_version: '4.2.0' });
    expect((await report(one['serial_number'], { battery_percent: 130 })).statusCode).toBe(422);
    expect((await shop.get(`devices/${String(one['id'])}`, admin)).json()).not.toHaveProperty('activation_key');
  });

  it('heartbeats with an unknown device or a wrong key get the same error and are limited per device', async () => {
    const [one, without] = [await device(), await device({ activation_key: undefined })];
    const answers = [
      await report(one['serial_number'], {}, 'SAI-MA-KICH-HOAT'),
      await report('KHONG-CO-1'),
      await report(without['serial_number'], {}, ''),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ statusCode: 401, code: 'device_unauthorized' });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await deviceNow(one))['last_seen_at'] ?? null).toBeNull();
    let last = 401;
    for (let guess = 0; guess < 80 && last === 401; guess += 1)
      last = (await report(one['serial_number'], {}, `GUESS-${guess}-KEY`)).statusCode;
    expect(last).toBe(429);
    // After too many attempts with a wrong device key, the server refuses the correct key too. Otherwise, someone who
    // guesses keys would notice the correct one.
    expect((await report(one['serial_number'])).statusCode).toBe(429);
  });

  it('any request of a device updates its last contact, and an inactive device is refused everywhere', async () => {
    const [pos, gate] = [await device(), await device({ kind: 'GATE' })];
    const as = await machine();
    const config = () => shop.get(`settings/site-config?device=${String(pos['serial_number'])}`, as);
    const tap = () => shop.post('tickets/validate', { code: 'KHONGCO1', device: gate['serial_number'] }, as);
    expect((await config()).statusCode).toBe(200);
    expect((await tap()).json()).toMatchObject({ valid: false, reason: 'unknown' });
    const first = now();
    for (const one of [pos, gate]) expect(await deviceNow(one)).toMatchObject({ last_seen_at: first, version: 1 });
    // `last_seen_at` is updated at most once per minute.
    shop.advanceClock(30_000);
    await tap();
    expect(await deviceNow(gate)).toMatchObject({ last_seen_at: first });
    shop.advanceClock(40_000);
    await tap();
    expect(await deviceNow(gate)).toMatchObject({ last_seen_at: now() });

    admin = await shop.signIn('company-admin');
    for (const one of [pos, gate])
      expect((await shop.patch(`devices/${String(one['id'])}`, { status: 'INACTIVE' }, admin)).statusCode).toBe(200);
    expect((await config()).json()).toMatchObject({ statusCode: 403, code: 'device_inactive' });
    expect((await tap()).json()).toMatchObject({ statusCode: 422, errors: { device: expect.any(String) } });
    expect((await report(pos['serial_number'])).json()).toMatchObject({ statusCode: 403, code: 'device_inactive' });
    expect((await report(pos['serial_number'], {}, 'SAI-MA-KICH-HOAT')).statusCode).toBe(401);
  });
});

describe('Monitoring of devices (job device.monitor)', () => {
  it('the device list has tabs for online, silent, never seen, low-battery and outdated devices', async () => {
    const [fresh, quiet, unseen] = [await device(), await device(), await device()];
    expect(quiet).toMatchObject({ connection: 'NEVER_SEEN' });
    await report(quiet['serial_number'], { battery_percent: 15, firmware_version: '1.9' });
    expect(await inTab('online')).toContain(quiet['serial_number']);
    await shop.pass({ minutes: 25 });
    await report(fresh['serial_number'], { battery_percent: 80, firmware_version: '99.10' });
    expect(await inTab('online')).toContain(fresh['serial_number']);
    await shop.pass({ minutes: 1 });
    for (const tab of ['silent', 'low-battery', 'outdated'])
      expect(await inTab(tab), tab).toContain(quiet['serial_number']);
    expect(await inTab('never-seen')).toContain(unseen['serial_number']);
    for (const tab of ['silent', 'low-battery', 'outdated', 'never-seen'])
      expect(await inTab(tab), tab).not.toContain(fresh['serial_number']);
    // Marking a device as silent or outdated creates no log entry and no new version of the record, so open forms are
    // not affected.
    expect(await deviceNow(quiet)).toMatchObject({ connection: 'SILENT', newer_firmware: '99.10', version: 1 });
    expect(await inTab('silent', 'superuser')).toContain(quiet['serial_number']);
    expect(await inTab('silent', 'company-brt-admin')).not.toContain(quiet['serial_number']);
    expect((await shop.get('devices?tab=silent', await shop.signIn('agency-card'))).statusCode).toBe(403);
    // A device with the status INACTIVE also becomes silent, but the list of silent devices omits it.
    expect((await shop.patch(`devices/${String(fresh['id'])}`, { status: 'INACTIVE' }, admin)).statusCode).toBe(200);
    await shop.pass({ minutes: 25 });
    expect(await deviceNow(fresh)).toMatchObject({ connection: 'SILENT' });
    expect(await deviceNow(quiet)).not.toMatchObject({ newer_firmware: '99.10' });
    expect(await inTab('silent')).not.toContain(fresh['serial_number']);
    await report(quiet['serial_number'], { firmware_version: '99.10.0' });
    await shop.pass({ minutes: 1 });
    const heard = await deviceNow(quiet);
    expect(heard['connection']).toBe('ONLINE');
    expect(heard['newer_firmware'] ?? null).toBeNull();
  });

  it('the setting device_silent_minutes defines when the device tab and home page show a device as silent', async () => {
    const quiet = await device();
    await report(quiet['serial_number']);
    await shop.pass({ minutes: 10 });
    const silent = async () => {
      const tile = await shop.tile('devices-silent', 'company-admin');
      return tile && 'value' in tile ? tile.value : 0;
    };
    const before = await silent();
    await turn(shop, { device_silent_minutes: 5 });
    await shop.pass({ minutes: 1 });
    expect(await inTab('silent')).toContain(quiet['serial_number']);
    expect(await silent()).toBeGreaterThan(before);
    await turn(shop, { device_silent_minutes: 1440 });
    await shop.pass({ minutes: 1 });
    expect(await inTab('online')).toContain(quiet['serial_number']);
  });
});

it('the demo devices are online at any time of day', async () => {
  await turn(shop, { device_silent_minutes: 15 });
  await shop.pass({ hours: 9 });
  expect((await inTab('online', 'superuser')).length).toBeGreaterThan(20);
  expect((await inTab('silent', 'superuser')).length).toBeGreaterThan(2);
});
