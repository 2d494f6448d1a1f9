import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import { type Library, openLibrary, PASSWORD, type Send } from '@tuyen/server-mock/testing/library';

const CRUD = ['read', 'create', 'update', 'delete'];
const slugs = (...modules: readonly string[]) =>
  modules.flatMap((module) => CRUD.map((action) => `${module}.${action}`));
const POWER = [...slugs('office', 'role', 'user', 'rule'), 'book.read'];

onEachDatabase('Power over offices, accounts and roles', (databaseUrl) => {
  let library: Library;
  let root: Send;
  const as: Record<string, Send> = {};
  const ids: Record<string, string> = {};
  let count = 0;

  async function made(path: string, body: Row): Promise<string> {
    const answer = await root('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return String(answer.body['id']);
  }
  const office = (name: string, parent: string, type = 'BRANCH') =>
    made('offices', { name, parent_id: parent, organisation_type: type });
  const account = (username: string, offices: readonly Row[], more: Row = {}) =>
    made('users', { username, password: PASSWORD, office_id: offices[0]?.['office_id'], offices, ...more });
  const fresh = (name: string) => `${name}${(count += 1)}`;
  const status = async (answer: ReturnType<Send>) => (await answer).status;
  const code = async (answer: ReturnType<Send>) => (await answer).body['code'];

  beforeAll(async () => {
    library = await openLibrary({ databaseUrl: await databaseUrl() });
    root = await library.as('root');
    const main = (ids['main'] = library.office('Main'));
    ids['other'] = library.office('Other');
    const north = (ids['north'] = await office('North', main));
    const south = (ids['south'] = await office('South', main));
    const below = (ids['below'] = await office('Below', north));
    const names: Record<string, readonly Row[]> = {
      northAdmin: [{ office_id: north, is_admin: true }],
      northPlain: [{ office_id: north, permissions: POWER }],
      southAdmin: [{ office_id: south, is_admin: true }],
      southPlain: [{ office_id: south, permissions: [...POWER, 'loan.read'] }],
      belowPlain: [{ office_id: below, permissions: ['book.read'] }],
      mainAdmin: [{ office_id: main, is_admin: true }],
      mover: [{ office_id: main, permissions: ['office.read', 'office.update'] }],
    };
    const top = (await library.engine.identity.accounts()).topOffice();
    names['topAdmin'] = [{ office_id: top, is_admin: true }];
    for (const [name, offices] of Object.entries(names)) {
      ids[name] = await account(name, offices);
      as[name] = await library.as(name);
    }
  });
  afterAll(() => library.app.close());

  describe('Tree of offices', () => {
    it.each(['northAdmin', 'northPlain'])(
      'an account can change its own office and the offices below, but cannot move or delete its own office: %s',
      async (who) => {
        const send = as[who] as Send;
        const { main, north, south, below, other } = ids;
        expect(await status(send('PATCH', `offices/${north}`, { name: fresh('North') }))).toBe(200);
        expect(await status(send('PATCH', `offices/${below}`, { name: fresh('Below') }))).toBe(200);
        for (const target of [main, south, other, library.office('Branch')]) {
          expect(await code(send('PATCH', `offices/${target}`, { name: fresh('Mine') }))).toBe('beyond_reach');
          expect(await code(send('PATCH', `offices/${target}`, { parent_id: north }))).toBe('beyond_reach');
          expect(await code(send('DELETE', `offices/${target}`))).toBe('beyond_reach');
        }
        for (const parent_id of [south, other, null]) {
          expect(await code(send('PATCH', `offices/${north}`, { parent_id }))).toBe('beyond_reach');
          expect(await code(send('PATCH', `offices/${below}`, { parent_id }))).toBe('beyond_reach');
          expect(await code(send('PUT', `offices/${below}`, { name: 'x', organisation_type: 'MAIN', parent_id }))).toBe(
            'beyond_reach',
          );
        }
        expect(await code(send('PATCH', `offices/${north}`, { organisation_type: 'MAIN' }))).toBe('beyond_reach');
        expect(await code(send('DELETE', `offices/${north}`))).toBe('beyond_reach');
      },
    );

    it.each(['northAdmin', 'northPlain'])(
      'an account can create and delete offices only below its own office: %s',
      async (who) => {
        const send = as[who] as Send;
        const founded = (parent_id: string | undefined) =>
          send('POST', 'offices', { name: fresh('New'), organisation_type: 'BRANCH', ...(parent_id && { parent_id }) });
        for (const parent of [ids['main'], ids['south'], undefined])
          expect(await code(founded(parent))).toBe('beyond_reach');
        const { status: created, body } = await founded(ids['below']);
        expect(created).toBe(201);
        expect(await status(send('PATCH', `offices/${body['id']}`, { parent_id: ids['north'] }))).toBe(200);
        expect(await status(send('DELETE', `offices/${body['id']}`))).toBe(200);
        const bulk = [{ name: fresh('New'), organisation_type: 'BRANCH', parent_id: ids['south'] }];
        expect(await code(send('POST', 'offices/bulk', { bulk }))).toBe('beyond_reach');
      },
    );

    it('an office can be moved only if no account gains more permissions than the mover has', async () => {
      const { below, north, south } = ids;
      expect(await code((as['mover'] as Send)('PATCH', `offices/${below}`, { parent_id: south }))).toBe(
        'grant_not_held',
      );
      const admin = as['mainAdmin'] as Send;
      expect(await status(admin('PATCH', `offices/${below}`, { parent_id: south }))).toBe(200);
      expect(await code((as['northAdmin'] as Send)('PATCH', `offices/${below}`, { name: 'x' }))).toBe('beyond_reach');
      expect(await status(admin('PATCH', `offices/${below}`, { parent_id: north }))).toBe(200);
    });

    it('the tree of offices stays free of cycles, whoever moves an office', async () => {
      const { north, below, main } = ids;
      for (const send of [root, as['mainAdmin'] as Send]) {
        for (const parent_id of [north, below]) {
          expect(await send('PATCH', `offices/${north}`, { parent_id })).toMatchObject({
            status: 422,
            body: { errors: { parent_id: expect.stringContaining('be its own parent') } },
          });
        }
      }
      expect(await status(root('PATCH', `offices/${main}`, { parent_id: below }))).toBe(422);
    });

    it('the tree of offices stays free of cycles if offices are moved concurrently', async () => {
      const main = ids['main'] as string;
      const pairs: (readonly [string, string, string, string])[] = [];
      for (let pair = 0; pair < 10; pair += 1) {
        const [one, two] = [await office(fresh('One'), main), await office(fresh('Two'), main)];
        pairs.push([one, two, await office(fresh('Inner'), one), await office(fresh('Inner'), two)]);
      }
      const outcomes = await Promise.all(
        pairs.map(([one, two, inOne, inTwo]) =>
          Promise.all([
            status(root('PATCH', `offices/${one}`, { parent_id: inTwo })),
            status(root('PATCH', `offices/${two}`, { parent_id: inOne })),
          ]),
        ),
      );
      for (const both of outcomes) expect(both.sort()).toEqual([200, 422]);
    });

    it('changing an office type requires the powers that become effective with the new type', async () => {
      const place = await office(fresh('Place'), ids['main'] as string);
      // An office of type branch cannot have this permission, so the grant has no effect until the office gets another
      // type.
      await account(fresh('sleeper'), [{ office_id: place, permissions: ['catalogue.delete'] }]);
      const retype = (send: Send) => send('PATCH', `offices/${place}`, { organisation_type: 'MAIN' });
      expect(await code(retype(as['mover'] as Send))).toBe('grant_not_held');
      expect(await status(retype(as['mainAdmin'] as Send))).toBe(200);
    });
  });

  describe('Check of a grant against the powers that the grant could give', () => {
    it('nobody can assign an inactive role with more permissions than they have', async () => {
      const role = await made('roles', { name: fresh('r'), permissions: ['loan.update'], status: 'INACTIVE' });
      const { north } = ids;
      const send = as['northPlain'] as Send;
      const offices = [{ office_id: north, role_id: role }];
      expect(await code(send('POST', 'users', { username: fresh('u'), office_id: north, offices }))).toBe(
        'grant_not_held',
      );
      const own = [{ office_id: north, role_id: role, permissions: POWER }];
      expect(await code(send('PATCH', `users/${ids['northPlain']}`, { offices: own }))).toBe('grant_not_held');
      expect(await code(send('PATCH', `roles/${role}`, { status: 'ACTIVE' }))).toBe('grant_not_held');
      expect(await code(send('DELETE', `roles/${role}`))).toBe('grant_not_held');
    });

    it('nobody grants a permission that they lack, not even one that offices of this type cannot use yet', async () => {
      const { north } = ids;
      const dormant = {
        username: fresh('u'),
        office_id: north,
        offices: [{ office_id: north, permissions: ['catalogue.update'] }],
      };
      expect(await code((as['northPlain'] as Send)('POST', 'users', dormant))).toBe('grant_not_held');
      expect(await status((as['mainAdmin'] as Send)('POST', 'users', { ...dormant, username: fresh('u') }))).toBe(201);
    });

    it('unknown permission slugs cannot be added, but slugs stored before may stay', async () => {
      const permissions = ['book.read', 'book.burn'];
      expect(await root('POST', 'roles', { name: fresh('r'), permissions })).toMatchObject({
        status: 422,
        body: { errors: { 'permissions.1': expect.any(String) } },
      });
      const offices = [{ office_id: ids['north'], permissions }];
      expect((await root('POST', 'users', { username: fresh('u'), offices })).body['errors']).toHaveProperty(
        'offices.0.permissions.1',
      );
      const old = await library.engine.write.transaction({}, (tx) => tx.create('roles', { name: 'old', permissions }));
      expect(await status(root('PATCH', `roles/${old['id']}`, { name: fresh('old') }))).toBe(200);
    });

    it('an inactive account cannot be changed by users who lack its potential powers', async () => {
      const { north } = ids;
      const role = await made('roles', { name: fresh('r'), permissions: ['loan.update'], status: 'INACTIVE' });
      const user = await account(fresh('u'), [{ office_id: north, role_id: role }], { status: 'INACTIVE' });
      for (const body of [{ password: 'Mine#2026' }, { status: 'ACTIVE' }, { email: 'mine@x.vn' }])
        expect(await code((as['northPlain'] as Send)('PATCH', `users/${user}`, body))).toBe('grant_not_held');
      const superuser = await account(fresh('u'), [{ office_id: north }], { status: 'INACTIVE', is_superuser: true });
      expect(await code((as['northAdmin'] as Send)('PATCH', `users/${superuser}`, { status: 'ACTIVE' }))).toBe(
        'grant_not_held',
      );
    });

    it('a role used in several offices can be changed only from an office above all of them', async () => {
      const { north, south } = ids;
      const role = await made('roles', { name: fresh('shared'), permissions: ['book.read'] });
      for (const place of [north, south]) await account(fresh('u'), [{ office_id: place, role_id: role }]);
      for (const who of ['northAdmin', 'northPlain']) {
        const send = as[who] as Send;
        for (const body of [
          { status: 'INACTIVE' },
          { permissions: [] },
          { name: 'x' },
          { permissions: ['book.read', 'office.read'] },
        ])
          expect(await code(send('PATCH', `roles/${role}`, body)), JSON.stringify(body)).toBe('beyond_reach');
        expect(await code(send('DELETE', `roles/${role}`))).toBe('beyond_reach');
      }
      expect(await status((as['mainAdmin'] as Send)('PATCH', `roles/${role}`, { status: 'INACTIVE' }))).toBe(200);
    });

    it("changing a role that is used only in one's own office and below requires only the permissions of that role", async () => {
      const { north, below } = ids;
      const role = await made('roles', { name: fresh('own'), permissions: ['book.read'] });
      for (const place of [north, below]) await account(fresh('u'), [{ office_id: place, role_id: role }]);
      const send = as['northPlain'] as Send;
      expect(await status(send('PATCH', `roles/${role}`, { permissions: ['book.read', 'user.read'] }))).toBe(200);
      expect(await code(send('PATCH', `roles/${role}`, { permissions: ['book.read', 'loan.update'] }))).toBe(
        'grant_not_held',
      );
      expect(await status(send('PATCH', `roles/${role}`, { status: 'INACTIVE' }))).toBe(200);
      expect(await status(send('PATCH', `roles/${role}`, { status: 'ACTIVE' }))).toBe(200);
    });

    it('nobody can add a member to an office without the right to grant permissions in that office', async () => {
      const { north, south, below } = ids;
      const send = as['northAdmin'] as Send;
      const user = await account(fresh('u'), [{ office_id: north }]);
      expect(
        await status(send('PATCH', `users/${user}`, { offices: [{ office_id: north }, { office_id: below }] })),
      ).toBe(200);
      expect(await code(send('PATCH', `users/${user}`, { offices: [{ office_id: south }] }))).toBe('beyond_reach');
      expect(await code(send('PATCH', `users/${user}`, { office_id: south }))).toBe('beyond_reach');
      expect(await code(send('PATCH', `users/${ids['northAdmin']}`, { office_id: south }))).toBe('beyond_reach');
    });
  });

  describe('Records that all offices read and one office owns', () => {
    it('a shared record can be changed only from the office that owns the record and from offices above', async () => {
      const { north, south, below } = ids;
      const send = as['northAdmin'] as Send;
      const { body } = await send('POST', 'catalogues', { name: 'Ours' });
      expect(body).toMatchObject({ keeper_id: north });
      const path = `catalogues/${body['id']}`;
      expect((await (as['southAdmin'] as Send)('GET', path)).status).toBe(200);
      for (const change of [{ name: 'x' }, { keeper_id: south }, { keeper_id: null }])
        expect(await code((as['southAdmin'] as Send)('PATCH', path, change))).toBe('read_only_office');
      expect(await code((as['southAdmin'] as Send)('DELETE', path))).toBe('read_only_office');
      const foreign = { status: 422, body: { errors: { keeper_id: 'Choose your own office or one below it.' } } };
      for (const keeper_id of [south, ids['main'], null])
        expect(await send('PATCH', path, { name: 'y', keeper_id })).toMatchObject(foreign);
      expect(await status(send('PATCH', path, { keeper_id: below }))).toBe(200);
      expect(await status((as['mainAdmin'] as Send)('PATCH', path, { keeper_id: south }))).toBe(200);
      expect(await code(send('PATCH', path, { name: 'z' }))).toBe('read_only_office');
      expect(await status((as['southAdmin'] as Send)('DELETE', path))).toBe(200);
      const bulk = [{ name: 'Theirs', keeper_id: south }];
      expect(await send('POST', 'catalogues', bulk[0])).toMatchObject(foreign);
      expect((await send('POST', 'catalogues/bulk', { bulk })).body['errors']).toHaveProperty(['bulk.0.keeper_id']);
    });

    it('a shared record without an owner can be changed only from the top office', async () => {
      const unowned = await library.engine.write.transaction({}, (tx) => tx.create('catalogues', { name: 'Old' }));
      const rule = await made('rules', { name: 'Quiet' });
      for (const path of [`rules/${rule}`, `catalogues/${unowned['id']}`]) {
        expect(await code((as['northAdmin'] as Send)('PATCH', path, { name: 'x' }))).toBe('read_only_office');
        expect(await code((as['northAdmin'] as Send)('DELETE', path))).toBe('read_only_office');
      }
      expect(await code((as['northAdmin'] as Send)('POST', 'rules', { name: 'Mine' }))).toBe('read_only_office');
      expect(await status((as['topAdmin'] as Send)('PATCH', `catalogues/${unowned['id']}`, { name: 'x' }))).toBe(200);
    });
  });
});
