import type { Profile, Resource } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Caller, Row } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { DuplicateError } from '../../store/database/connection.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { unique } from '../checks.ts';
import { checkFixed } from './authorizer.ts';
import { refusalOfAll, rowsWith } from './choices.ts';
import type { CheckRights } from './rights.ts';

const model = libraryModel();
const byName = new Map(model.resources.map((one) => [one.name, one]));
const [books, users] = ['books', 'users'].map((name) => getOrThrow(byName, name)) as [Resource, Resource];

const profile: Profile = {
  id: 'u1',
  offices: ['o2', 'o3'].map((id) => ({ id, permissions: [] })),
  office_id: 'o2',
  is_admin: false,
  is_superuser: false,
  avatar_url: null,
};
const clerk: Caller = {
  actor: { kind: 'staff', userId: 'u1', profile },
  profile,
  officeId: 'o1',
  readableOffices: ['o1'],
  language: 'en',
  clientKind: undefined,
};

describe('Test records for checking whether a caller can choose a value', () => {
  it('a test record contains the tested value in its field, and a list field contains no other value', () => {
    expect(rowsWith(model, books, clerk, 'author_id', 'a1', { title: 'a', author_id: 'a0' })).toEqual([
      { title: 'a', author_id: 'a1' },
    ]);
    expect(rowsWith(model, books, clerk, 'related_ids', 'b1')).toEqual([{ related_ids: ['b1'] }]);
  });

  it('a role choice is tested in the office that the form names, or else in each office of the caller', () => {
    const withOffice = (office_id: string) => ({ username: 'anna', offices: [{ role_id: 'r1', office_id }] });
    const before = { username: 'anna', offices: [{ role_id: 'r0', office_id: 'o9' }] };
    expect(rowsWith(model, users, clerk, 'offices.role_id', 'r1', before)).toEqual(['o1', 'o2', 'o3'].map(withOffice));
    expect(rowsWith(model, users, { ...clerk, officeId: null, profile: undefined }, 'offices.role_id', 'r1')).toEqual(
      [],
    );
    expect(rowsWith(model, users, clerk, 'offices.role_id', 'r1', before, { office_id: 'o5' })).toEqual([
      withOffice('o5'),
    ]);
    expect(rowsWith(model, users, clerk, 'offices.office_id', 'o5', {}, { role_id: 'r1' })).toEqual([
      { offices: [{ role_id: 'r1', office_id: 'o5' }] },
    ]);
  });
});

describe('Permission check of several test records', () => {
  const asked: unknown[][] = [];
  const rights: CheckRights = async (resource, action, before, after) => {
    asked.push([resource.name, action, before?.['id'], after?.['id']]);
    if (after?.['fault']) throw new Error('a fault');
    if (after?.['refused']) throw new Problem(403, String(after['id']));
  };
  const refusal = (before: Row | undefined, ...tries: Row[]) => refusalOfAll(rights, books, before, tries);

  it('a value can be chosen as soon as one test record is permitted, and the remaining test records are not checked', async () => {
    asked.length = 0;
    expect(await refusal(undefined, { id: 'a', refused: true }, { id: 'b' }, { id: 'c' })).toBeUndefined();
    expect(await refusal({ id: 'd' }, { id: 'e' })).toBeUndefined();
    expect(asked).toEqual([
      ['books', 'create', undefined, 'a'],
      ['books', 'create', undefined, 'b'],
      ['books', 'edit', 'd', 'e'],
    ]);
  });

  it('if all test records are refused, the error of the last one is returned', async () => {
    expect(await refusal(undefined, { id: 'a', refused: true }, { id: 'b', refused: true })).toMatchObject({
      code: 'b',
    });
    expect(await refusal(undefined)).toMatchObject({ status: 403, code: 'beyond_reach', params: { office: '' } });
  });

  it('a server error during the permission check of a test record is passed on', async () => {
    await expect(refusal(undefined, { fault: true })).rejects.toThrow('a fault');
  });
});

describe('Fields that can no longer be changed', () => {
  const fixed = { code: 'already_lent', includes: (name: string) => name !== 'title' };
  const before = { title: 'a', pages: 3, tags: ['x'] };

  it.each<[Row]>([
    [{ title: 'b' }],
    [{ pages: 3 }],
    [{ tags: ['x'] }],
    [{ weight: null }],
    [{ related_ids: [] }],
    [{}],
  ])('a change of a record with locked fields is accepted if these keep their values: %j', (changes) => {
    expect(() => checkFixed(fixed, before, changes)).not.toThrow();
  });

  it('a change of locked fields is rejected with an error on each of them', () => {
    expect(() => checkFixed(fixed, before, { title: 'b', pages: 4, tags: [], weight: 1 })).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'already_lent',
        params: {},
        errors: { pages: { code: 'already_lent' }, tags: { code: 'already_lent' }, weight: { code: 'already_lent' } },
      }),
    );
    expect(() => checkFixed(undefined, before, { pages: 4 })).not.toThrow();
  });
});

it('a duplicate value is reported as an error on its field, and other errors are passed on', async () => {
  await expect(unique(() => Promise.reject(new DuplicateError('books', 'isbn')))).rejects.toMatchObject({
    status: 409,
    code: 'duplicate_entry',
    params: { field: 'isbn' },
    errors: { isbn: { code: 'duplicate_entry' } },
  });
  const fault = new Error('a fault');
  await expect(unique(() => Promise.reject(fault))).rejects.toBe(fault);
  await expect(unique(async () => undefined)).resolves.toBeUndefined();
});
