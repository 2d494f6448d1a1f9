import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, openLibrary, type Send } from '@tuyen/server-mock/testing/library';

const PATH = 'preferences/current';
let library: Library;
let clerk: Send;
let helper: Send;
beforeAll(async () => {
  library = await openLibrary({
    domain: {
      hooks: {
        preferences: {
          warnings: ({ loan_days: days }, { changed }) =>
            days === 365 && changed.size === 0
              ? { loan_days: 'A year' }
              : changed.has('loan_days')
                ? { loan_days: { code: 'required' } }
                : {},
          shown: (record, { query, caller, officeId }) =>
            query['twice'] === undefined
              ? {}
              : { loan_days: Number(record['loan_days']) * 2, greeting: `${caller.actor.kind} ${officeId}` },
        },
      },
    },
  });
  clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
  helper = await library.as('helper');
});
afterAll(() => library.app.close());

const shown = async (send: Send, headers: Record<string, string> = {}, query = '') =>
  (await send('GET', `${PATH}${query}`, undefined, headers)).body;

describe('Settings of an office', () => {
  it("settings that no office has set return their defaults, with the office's id for staff but not for visitors", async () => {
    const office = library.office('Main');
    expect(await shown(clerk)).toEqual({
      id: office,
      office_id: office,
      version: 0,
      greeting: 'Xin chào',
      loan_days: 14,
    });
    expect(await shown(library.anyone)).toEqual({ greeting: 'Xin chào' });
  });

  it('the settings of an office are stored as one record, which lower offices inherit', async () => {
    const office = library.office('Main');
    const { status, body } = await clerk('PATCH', PATH, {
      greeting: 'Xin chào',
      loan_days: 20,
      mail: { host: 'a', login: { user: 'b', key: 'secret' } },
    });
    const values = { greeting: 'Xin chào', loan_days: 20, mail: { host: 'a', login: { user: 'b' } } };
    expect([status, body]).toEqual([200, { id: expect.any(String), office_id: office, version: 1, ...values }]);
    expect(await shown(clerk)).toEqual(body);
    const branch = library.office('Branch');
    expect(await shown(helper)).toEqual({ id: branch, office_id: branch, version: 0, ...values });
  });

  it('inherited settings that a form sends back unchanged stay inherited', async () => {
    const inherited = await shown(helper);
    const changed = await helper('PUT', PATH, { ...inherited, loan_days: 7 });
    expect([changed.status, changed.body['version'], changed.body['loan_days']]).toEqual([200, 1, 7]);
    const [own] = await library.engine.records.reader.find('preferences', { office_id: library.office('Branch') });
    expect(Object.keys(own ?? {}).filter((name) => ['greeting', 'loan_days', 'mail'].includes(name))).toEqual([
      'loan_days',
    ]);
    const other = await helper('PATCH', PATH, { mail: { host: 'b', login: { user: 'b' } } });
    expect(other.body['mail']).toEqual({ host: 'b', login: { user: 'b' } });
  });

  it('a change of settings is rejected if their version is outdated', async () => {
    const { version } = await shown(helper);
    const outdated = await helper('PATCH', PATH, { loan_days: 8 }, { 'if-match': '"9"' });
    expect([outdated.status, outdated.body['code']]).toEqual([409, 'version_conflict']);
    expect((await helper('PATCH', PATH, { loan_days: 8, version })).status).toBe(200);
  });

  it('the source of each setting, an office or the default, is returned on request and accepted in writes', async () => {
    const asked = await shown(helper, {}, '?origins=1');
    expect(asked['origins']).toMatchObject({ loan_days: { from: 'own' }, greeting: { from: 'default' } });
    expect(await shown(helper, {}, '?origins=0')).not.toHaveProperty('origins');
    const back = await helper('PATCH', `${PATH}?origins=1`, { loan_days: 9, origins: asked['origins'] });
    expect([back.status, back.body['loan_days'], Object.keys(back.body).includes('origins')]).toEqual([200, 9, true]);
    const unasked = await helper('PATCH', PATH, { origins: {} });
    expect([unasked.status, unasked.body['errors']]).toEqual([422, { origins: 'This field does not exist.' }]);
    expect((await helper('PATCH', PATH, { loan_days: 10 })).body).not.toHaveProperty('origins');
  });

  it('domain code can adapt displayed settings to the caller, while forms get the stored values', async () => {
    const office = library.office('Main');
    const { loan_days: days, greeting } = await shown(clerk);
    const twice = Number(days) * 2;
    const toClerk = { greeting: `staff ${office}`, loan_days: twice };
    expect(await shown(clerk, {}, '?twice=1')).toMatchObject(toClerk);
    expect(await shown(clerk, {}, '?twice=1&origins=1')).toMatchObject({ loan_days: days, greeting });
    const toVisitor = { greeting: `customer ${office}`, loan_days: twice };
    expect(await shown(library.anyone, { 'x-office-id': office }, '?twice=1')).toEqual(toVisitor);
  });
});

it('a save and a read of settings with their origins return a warning about an unusual value', async () => {
  const saved = await clerk('PATCH', `${PATH}?origins=1`, { loan_days: 365 }, { 'accept-language': 'en' });
  expect(saved.body['origins']).toMatchObject({ loan_days: { from: 'own', warning: expect.stringMatching(/./) } });
  const read = await shown(clerk, {}, '?origins=1');
  expect(read['origins']).toMatchObject({ loan_days: { from: 'own', warning: 'A year' } });
  expect(read['origins']).not.toHaveProperty('greeting.warning');
});

describe('Settings for visitors', () => {
  it('visitors see the public settings of the office named in their request', async () => {
    await helper('PATCH', PATH, { greeting: 'Branch' });
    const at = (office: string) => shown(library.anyone, { 'x-office-id': office });
    expect(await at(library.office('Branch'))).toEqual({ greeting: 'Branch' });
    expect(await at(library.office('Main'))).toEqual({ greeting: 'Xin chào' });
    expect(await at('no-such-office')).toEqual({ greeting: 'Xin chào' });
  });

  it('staff without permission to read settings see only the settings for visitors', async () => {
    const reader = await library.as('reader');
    expect(await shown(reader)).toEqual({ greeting: 'Xin chào' });
    expect((await reader('PATCH', PATH, { loan_days: 3 })).status).toBe(403);
    expect((await library.anyone('PATCH', PATH, { loan_days: 3 })).status).toBe(401);
  });
});
