import type { Profile, Slug } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Row } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkAccountGrant, checkClientGrant, checkRoleGrant } from './grants.ts';
import { checkKnownSlugs } from './known-slugs.ts';
import { checkOffice, officeType } from './office-tree.ts';
import { checkHolds, checkReaches, type Granter, holdsPower, type Power, potentialPowers } from './powers.ts';
import { readAccounts } from '../accounts/reading.ts';

const MODEL = libraryModel();
const MAIN = { id: 'main', name: 'Main', organisation_type: 'MAIN' };
const BRANCH = { id: 'branch', name: 'Branch', organisation_type: 'BRANCH', parent_id: 'main' };
const OTHER = { id: 'other', organisation_type: 'MAIN' };
const DESK = { id: 'desk', name: 'Desk', organisation_type: 'BRANCH', parent_id: 'branch' };
const KEEPER = { id: 'keeper', permissions: ['book.read'], status: 'INACTIVE' };
const accounts = readAccounts(MODEL, { offices: [MAIN, BRANCH, OTHER, DESK], roles: [KEEPER] });

const RIGHT = 'user.update';
const granter = (
  offices: Readonly<Record<string, readonly Slug[]>>,
  more: Partial<Profile> = {},
  officeId: string | null = null,
): Granter => ({
  profile: {
    id: 'ann',
    offices: Object.entries(offices).map(([id, permissions]) => ({ id, permissions })),
    office_id: null,
    is_admin: false,
    is_superuser: false,
    avatar_url: null,
    ...more,
  },
  officeId,
});
const SUPERUSER = granter({}, { is_superuser: true });
const ADMIN = granter({}, { is_admin: true, office_id: 'main' });
const member = (offices: readonly Row[], more: Row = {}): Row => ({ id: 'bo', offices, ...more });
const power = (office: string, right: string): Power => ({ office, right });

function refusalOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return refused(error);
    throw error;
  }
}
const refused = ({ status, code, params, errors }: Problem) => ({ status, code, params, ...(errors && { errors }) });
const notHeld = (permission: string) => ({ status: 403, code: 'grant_not_held', params: { permission } });
const beyond = (office: string) => ({ status: 403, code: 'beyond_reach', params: { office } });

describe('Powers: permissions and administration in an office', () => {
  it.each([
    ['a superuser', SUPERUSER, [true, true, true]],
    ['the administrator of an office', ADMIN, [true, true, false]],
    ['a member with the slug below', granter({ branch: ['book.read'] }), [false, true, false]],
    ['a member with the slug above', granter({ main: ['book.read'] }), [true, true, false]],
    ['a member without the slug', granter({ main: ['book.create'] }), [false, false, false]],
  ])('%s has the permission book.read in exactly the expected offices', (_, who, expected) => {
    const offices = ['main', 'branch', 'other'];
    expect(offices.map((office) => holdsPower(accounts, who, power(office, 'book.read')))).toEqual(expected);
  });

  it('an administrator of an office also administers the offices below it', () => {
    const administers = (who: Granter) =>
      ['main', 'branch', 'other'].map((at) => holdsPower(accounts, who, power(at, 'is_admin')));
    expect(administers(ADMIN)).toEqual([true, true, false]);
    expect(administers(granter({}, { is_admin: true, office_id: 'branch' }))).toEqual([false, true, false]);
    expect(administers(granter({ main: ['book.read'] }, { office_id: 'main' }))).toEqual([false, false, false]);
  });

  it('the potential powers of an account include inactive roles and administration of offices', () => {
    const user = member(
      [
        { office_id: 'main', is_admin: true },
        { office_id: 'branch', role_id: 'keeper', permissions: ['catalogue.update'] },
      ],
      { office_id: 'main' },
    );
    expect(potentialPowers(accounts, user)).toEqual([
      power('main', 'is_admin'),
      power('branch', 'book.read'),
      power('branch', 'catalogue.update'),
    ]);
  });

  it('an admin flag of an account grants administration of its home office', () => {
    const users = { ...MODEL.identity.users, admin: 'is_admin' };
    const model = { ...MODEL, identity: { ...MODEL.identity, users } };
    const read = readAccounts(model, { offices: [MAIN, BRANCH], roles: [] });
    expect(potentialPowers(read, { id: 'bo', office_id: 'branch', is_admin: true })).toEqual([
      power('branch', 'is_admin'),
    ]);
    expect(potentialPowers(read, { id: 'bo', is_admin: true })).toEqual([]);
    expect(potentialPowers(read, { id: 'bo', office_id: 'branch' })).toEqual([]);
  });

  it('a grant is rejected with the first power that the granter lacks', () => {
    const who = granter({ main: ['book.read'] });
    const powers = [power('branch', 'book.read'), power('main', 'is_admin'), power('main', 'book.create')];
    expect(refusalOf(() => checkHolds(accounts, who, powers))).toEqual(notHeld('is_admin'));
    expect(refusalOf(() => checkHolds(accounts, who, powers.slice(2)))).toEqual(notHeld('book.create'));
    expect(refusalOf(() => checkHolds(accounts, who, powers.slice(0, 1)))).toBeUndefined();
  });
});

it('a change in an office requires the permission in that office or in an office above', () => {
  const who = granter({ branch: [RIGHT] });
  const reach = (by: Granter, office: string | null) => refusalOf(() => checkReaches(accounts, by, office, RIGHT));
  expect(reach(who, 'desk')).toBeUndefined();
  expect(reach(who, 'main')).toEqual(beyond('Main'));
  expect(reach(who, 'other')).toEqual(beyond('other'));
  expect(reach(who, null)).toEqual(beyond(''));
  expect(reach(SUPERUSER, null)).toBeUndefined();
});

describe('Changes of an account', () => {
  const check = (by: Granter, before: Row | undefined, after: Row | undefined) =>
    refusalOf(() => checkAccountGrant(accounts, by, RIGHT, before, after));
  const reader = member([{ office_id: 'branch', permissions: ['book.read'] }]);
  const writer = member([{ office_id: 'branch', permissions: ['book.read', 'book.create'] }]);
  const clerk = granter({ main: [RIGHT, 'book.read'] });

  it('changing an account cannot grant more than the granter has', () => {
    expect(check(clerk, undefined, reader)).toBeUndefined();
    expect(check(clerk, undefined, writer)).toEqual(notHeld('book.create'));
    expect(check(clerk, reader, writer)).toEqual(notHeld('book.create'));
    expect(check(SUPERUSER, undefined, writer)).toBeUndefined();
  });

  it('changing the account of another user requires every power that the account could have', () => {
    expect(check(clerk, writer, reader)).toEqual(notHeld('book.create'));
    expect(check(clerk, writer, undefined)).toEqual(notHeld('book.create'));
    expect(check(clerk, reader, undefined)).toBeUndefined();
    const self = { ...writer, id: 'ann' };
    expect(check(clerk, self, self)).toBeUndefined();
    expect(check(clerk, self, { ...reader, id: 'ann' })).toBeUndefined();
  });

  it('changing the account of a superuser requires a superuser', () => {
    const superuser = { ...reader, is_superuser: true };
    expect(check(clerk, undefined, superuser)).toEqual(notHeld('is_superuser'));
    expect(check(clerk, reader, superuser)).toEqual(notHeld('is_superuser'));
    expect(check(clerk, superuser, superuser)).toEqual(notHeld('is_superuser'));
    expect(check(SUPERUSER, reader, superuser)).toBeUndefined();
    // A superuser account may still be changed by its own user, even if that user currently acts with fewer
    // permissions.
    expect(check(clerk, { ...superuser, id: 'ann' }, { ...superuser, id: 'ann' })).toBeUndefined();
  });

  it('adding offices to an account requires the permission in every added office', () => {
    const here = granter({ branch: [RIGHT, 'book.read'] });
    const at = (office: string) => member([{ office_id: office }]);
    expect(check(here, undefined, at('desk'))).toBeUndefined();
    expect(check(here, undefined, at('main'))).toEqual(beyond('Main'));
    expect(check(here, undefined, member([], { office_id: 'main' }))).toEqual(beyond('Main'));
    expect(check(here, undefined, member([], { office_id: 'branch' }))).toBeUndefined();
    expect(check(here, at('main'), at('main'))).toBeUndefined();
    expect(check(here, at('branch'), at('main'))).toEqual(beyond('Main'));
  });
});

describe('Changes of a role', () => {
  const check = (by: Granter, before: Row | undefined, after: Row | undefined, offices: readonly string[] = []) =>
    refusalOf(() => checkRoleGrant(accounts, by, RIGHT, before, after, new Set(offices)));
  const role = (...permissions: readonly Slug[]): Row => ({ id: 'role', permissions });

  it('changing a role requires all permissions of the role before and after the change', () => {
    const by = granter({ main: ['book.read'] }, {}, 'main');
    expect(check(by, undefined, role('book.read'))).toBeUndefined();
    expect(check(by, undefined, role('book.read', 'book.create'))).toEqual(notHeld('book.create'));
    expect(check(by, role('book.create'), role('book.read'))).toEqual(notHeld('book.create'));
    expect(check(by, role('book.create'), undefined)).toEqual(notHeld('book.create'));
    expect(check(granter({}, {}, null), undefined, role('book.create'))).toBeUndefined();
    expect(check(SUPERUSER, undefined, role('book.create'), ['other'])).toBeUndefined();
  });

  it('changing a role requires the permissions of the role, and the right to change roles in each office that uses it', () => {
    const by = granter({ branch: ['book.read'], main: [] }, {}, 'branch');
    expect(check(by, role('book.read'), role('book.read'), ['branch'])).toEqual(beyond('Branch'));
    const more = granter({ branch: ['book.read'], other: [RIGHT] }, {}, 'branch');
    expect(check(more, role('book.read'), role('book.read'), ['other'])).toEqual(notHeld('book.read'));
    const enough = granter({ branch: ['book.read'], other: [RIGHT, 'book.read'] }, {}, 'branch');
    expect(check(enough, role('book.read'), role('book.read'), ['other'])).toBeUndefined();
  });
});

describe('Changes of an API client', () => {
  const check = (by: Granter, before: Row | undefined, after: Row | undefined) =>
    refusalOf(() =>
      checkClientGrant(
        accounts,
        by,
        ({ office }) => (office ? [power(String(office), 'book.read')] : undefined),
        before,
        after,
      ),
    );
  const clerk = granter({ branch: ['book.read'] });

  it('changing an API client requires all permissions of the client before and after the change', () => {
    expect(check(clerk, undefined, { office: 'branch' })).toBeUndefined();
    expect(check(clerk, undefined, { office: 'main' })).toEqual(notHeld('book.read'));
    expect(check(clerk, { office: 'main' }, { office: 'branch' })).toEqual(notHeld('book.read'));
    expect(check(clerk, { office: 'main' }, undefined)).toEqual(notHeld('book.read'));
    expect(check(SUPERUSER, { office: 'main' }, { office: 'other' })).toBeUndefined();
  });

  it('changing an API client without an office requires a superuser', () => {
    expect(check(clerk, undefined, {})).toEqual(notHeld('is_superuser'));
    expect(check(SUPERUSER, undefined, {})).toBeUndefined();
  });
});

describe('Changes of an office', () => {
  const NO_HOLDERS = async () => [];
  async function check(
    by: Granter | undefined,
    before: Row | undefined,
    after: Row | undefined,
    holders: (offices: readonly string[]) => Promise<readonly (readonly Power[])[]> = NO_HOLDERS,
  ): Promise<unknown> {
    return checkOffice(accounts, by, RIGHT, before, after, holders).then(
      () => undefined,
      (error: unknown) => (error instanceof Problem ? refused(error) : error),
    );
  }
  const at = (...offices: readonly string[]) => granter(Object.fromEntries(offices.map((office) => [office, [RIGHT]])));

  it('creating or deleting an office or changing its type requires the permission in the parent office', async () => {
    const renamed = { ...BRANCH, name: 'North' };
    expect(await check(at('branch'), BRANCH, renamed)).toBeUndefined();
    expect(await check(at('desk'), BRANCH, renamed)).toEqual(beyond('Branch'));
    const retyped = { ...BRANCH, organisation_type: 'MAIN' };
    expect(await check(at('branch'), BRANCH, retyped)).toEqual(beyond('Main'));
    expect(await check(at('main'), BRANCH, retyped)).toBeUndefined();
    expect(await check(at('branch'), BRANCH, undefined)).toEqual(beyond('Main'));
    expect(await check(at('main'), BRANCH, undefined)).toBeUndefined();
    expect(await check(at('main'), undefined, { ...BRANCH, id: 'new' })).toBeUndefined();
    expect(await check(at('branch'), undefined, { ...BRANCH, id: 'new' })).toEqual(beyond('Main'));
    expect(await check(at('main'), MAIN, undefined)).toEqual(beyond(''));
    expect(await check(SUPERUSER, MAIN, undefined)).toBeUndefined();
  });

  it('moving an office requires the permission in both the old and the new parent office', async () => {
    const moved = { ...BRANCH, parent_id: 'other' };
    expect(await check(at('main'), BRANCH, moved)).toEqual(beyond('other'));
    expect(await check(at('other'), BRANCH, moved)).toEqual(beyond('Main'));
    expect(await check(at('main', 'other'), BRANCH, moved)).toBeUndefined();
    expect(await check(at('main', 'other'), BRANCH, { ...BRANCH, parent_id: null })).toEqual(beyond(''));
  });

  it('moving an office is rejected if an account would gain powers that the mover lacks', async () => {
    const moved = { ...BRANCH, parent_id: 'other' };
    const asked: (readonly string[])[] = [];
    const move = (by: Granter, ...powers: readonly Power[]) =>
      check(by, BRANCH, moved, async (offices) => {
        asked.push(offices);
        return [[], powers];
      });
    const mover = granter({ main: [RIGHT, 'book.read'], other: [RIGHT] });
    expect(await move(mover, power('other', 'book.read'))).toBeUndefined();
    expect(await move(mover, power('other', 'book.create'))).toEqual(notHeld('book.create'));
    // The first account has the power in `main` and therefore already in the moved office, so it gains nothing. The
    // second account has the power only in `desk`, which is not above the moved office.
    expect(await move(mover, power('other', 'book.create'), power('main', 'book.create'))).toBeUndefined();
    expect(await move(mover, power('desk', 'book.create'))).toBeUndefined();
    expect(asked).toEqual([['other'], ['other'], ['other'], ['other']]);
  });

  it('moving an office to a higher parent does not check the powers of accounts', async () => {
    const holders = async () => Promise.reject(new Error('asked'));
    expect(await check(at('main'), DESK, { ...DESK, parent_id: 'main' }, holders)).toBeUndefined();
  });

  it('an office cannot be moved below itself', async () => {
    const errors = { parent_id: { code: 'office_cycle' } };
    const cycle = { status: 422, code: 'validation_failed', params: {}, errors };
    for (const by of [undefined, SUPERUSER, at('main')])
      expect(await check(by, BRANCH, { ...BRANCH, parent_id: 'desk' })).toEqual(cycle);
    expect(await check(undefined, BRANCH, { ...BRANCH, parent_id: 'branch' })).toEqual(cycle);
    expect(await check(undefined, BRANCH, { ...BRANCH, parent_id: 'other' })).toBeUndefined();
    expect(await check(undefined, BRANCH, { ...BRANCH, parent_id: null })).toBeUndefined();
  });

  it('changing the type of an office requires the powers that the new type makes effective', async () => {
    const asked: (readonly string[])[] = [];
    const retype = (by: Granter, from: string, to: string, ...powers: readonly Power[]) =>
      check(by, { ...BRANCH, organisation_type: from }, { ...BRANCH, organisation_type: to }, async (offices) => {
        asked.push(offices);
        return [powers];
      });
    const beyondType = power('branch', 'catalogue.update');
    expect(await retype(at('main'), 'BRANCH', 'MAIN', beyondType)).toEqual(notHeld('catalogue.update'));
    expect(await retype(at('main'), 'BRANCH', 'DESK', beyondType)).toEqual(notHeld('catalogue.update'));
    expect(await retype(granter({ main: [RIGHT, 'catalogue.update'] }), 'BRANCH', 'MAIN', beyondType)).toBeUndefined();
    // Some powers need no permission of the caller who changes the type of an office: powers that were already
    // effective before the change, and powers that the new type does not make effective.
    expect(await retype(at('main'), 'MAIN', 'BRANCH', beyondType)).toBeUndefined();
    expect(await retype(at('main'), 'DESK', 'MAIN', beyondType)).toBeUndefined();
    expect(await retype(at('main'), 'BRANCH', 'MAIN', power('branch', 'book.read'))).toBeUndefined();
    expect(await retype(at('main'), 'BRANCH', 'MAIN', power('branch', 'unknown.slug'))).toBeUndefined();
    // A change of an office's type does not affect powers in other offices or the right to administer an office. So
    // these are not checked.
    const others = [power('desk', 'catalogue.update'), power('branch', 'is_admin')];
    expect(await retype(at('main'), 'BRANCH', 'DESK', ...others)).toBeUndefined();
    expect(new Set(asked.flat())).toEqual(new Set(['branch']));
  });

  it('the type of an office is read from the record of that office', () => {
    expect(['main', 'branch', 'gone'].map((office) => officeType(accounts, office))).toEqual([
      'MAIN',
      'BRANCH',
      undefined,
    ]);
  });
});

it('an unknown permission slug is rejected with its path, unless the record already contained the slug', () => {
  const lists = (row: Row) => [['slugs', row['slugs']] as const, ['more.0', row['more']] as const];
  const check = (before: Row | undefined, after: Row | undefined) =>
    refusalOf(() => checkKnownSlugs(MODEL, lists, before, after));
  const unknown = { slugs: ['book.read', 'book.burn'], more: ['x.y'] };
  const refusal = (...paths: readonly string[]) => ({
    status: 422,
    code: 'validation_failed',
    params: {},
    errors: Object.fromEntries(paths.map((path) => [path, { code: 'enum' }])),
  });
  expect(check(undefined, { slugs: ['book.read'] })).toBeUndefined();
  expect(check(undefined, unknown)).toEqual(refusal('slugs.1', 'more.0.0'));
  expect(check({ slugs: ['x.y'] }, unknown)).toEqual(refusal('slugs.1'));
  expect(check(unknown, unknown)).toBeUndefined();
  expect(check(unknown, undefined)).toBeUndefined();
});
