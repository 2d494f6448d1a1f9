import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Library, libraryModel, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

const PATH = 'preferences/current';

async function superuserAnywhere(library: Library): Promise<Send> {
  const root = await library.as('root');
  const made = await root('POST', 'users', { username: 'free', password: PASSWORD, is_superuser: true });
  expect(made.status).toBe(201);
  return library.as('free');
}

describe('Settings shared by all offices', () => {
  let library: Library;
  let free: Send;
  beforeAll(async () => {
    const model = libraryModel();
    const resources = model.resources.map((each) =>
      each.name === 'preferences' ? { ...each, scope: 'global' as const } : each,
    );
    library = await openLibrary({ model: { ...model, resources } });
    free = await superuserAnywhere(library);
  });
  afterAll(() => library.app.close());

  it('global settings are one record shared by all offices', async () => {
    const defaults = { greeting: 'Xin chào', loan_days: 14 };
    expect((await free('GET', PATH)).body).toEqual({ id: null, office_id: null, version: 0, ...defaults });
    const first = await free('PATCH', PATH, { loan_days: 20 });
    const id = first.body['id'];
    expect([first.status, first.body]).toEqual([
      200,
      { id: expect.any(String), office_id: null, version: 1, ...defaults, loan_days: 20 },
    ]);
    const root = await library.as('root');
    const second = await root('PATCH', PATH, { greeting: 'Hello', version: 1 });
    const values = { id, office_id: null, version: 2, greeting: 'Hello', loan_days: 20 };
    expect([second.status, second.body]).toEqual([200, values]);
    for (const send of [free, root, await library.as('helper')]) expect((await send('GET', PATH)).body).toEqual(values);
    expect((await library.anyone('GET', PATH)).body).toEqual({ greeting: 'Hello' });
    expect(await library.engine.store.count('preferences')).toBe(1);
  });

  it('the origin of a global setting names no office, because all offices share it', async () => {
    expect((await free('GET', `${PATH}?origins=1`)).body['origins']).toMatchObject({
      greeting: { from: 'own', fallback: { from: 'default', value: 'Xin chào' } },
      mail: { from: 'default' },
    });
  });
});

describe('Settings of individual offices', () => {
  let library: Library;
  let clerk: Send;
  let helper: Send;
  beforeAll(async () => {
    library = await openLibrary();
    clerk = await library.as('clerk', { 'x-office-id': library.office('Main') });
    helper = await library.as('helper');
    expect((await clerk('PATCH', PATH, { loan_days: 20 })).status).toBe(200);
  });
  afterAll(() => library.app.close());

  it('a caller without an office reads the settings of the top office and cannot change them', async () => {
    const free = await superuserAnywhere(library);
    const refused = await free('PATCH', PATH, { loan_days: 3 });
    expect([refused.status, refused.body['code'], refused.body['errors']]).toEqual([
      422,
      'office_required',
      { office_id: 'This is required.' },
    ]);
    expect((await free('GET', PATH)).body).toMatchObject({ id: null, office_id: null, version: 0 });
  });

  it("an office's own setting remains even if the parent office's becomes equal, until the setting is removed", async () => {
    const origin = async () => {
      const { origins } = (await helper('GET', `${PATH}?origins=1`)).body;
      return (origins as Record<string, unknown>)['loan_days'];
    };
    const main = { id: library.office('Main'), name: 'Main' };
    expect(await origin()).toEqual({ from: 'inherited', office: main });
    expect((await helper('PATCH', PATH, { loan_days: 20 })).body).toMatchObject({ version: 1, loan_days: 20 });
    expect(await origin()).toEqual({ from: 'inherited', office: main });
    for (const loan_days of [7, 20]) {
      expect((await helper('PATCH', PATH, { loan_days })).body['loan_days']).toBe(loan_days);
      expect(await origin()).toEqual({ from: 'own', fallback: { from: 'inherited', office: main, value: 20 } });
    }
    expect((await helper('PATCH', PATH, { loan_days: null })).body['loan_days']).toBe(20);
    expect(await origin()).toEqual({ from: 'inherited', office: main });
  });

  it('staff without permission to read settings see only the public settings of their office', async () => {
    expect((await helper('PATCH', PATH, { greeting: 'Branch' })).status).toBe(200);
    const office_id = library.office('Branch');
    const offices = [{ office_id, permissions: ['book.read'] }];
    const made = await (
      await library.as('root')
    )('POST', 'users', { username: 'shelver', password: PASSWORD, office_id, offices });
    expect(made.status).toBe(201);
    expect((await (await library.as('shelver'))('GET', PATH)).body).toEqual({ greeting: 'Branch' });
    expect((await library.anyone('GET', PATH)).body).toEqual({ greeting: 'Xin chào' });
  });
});
