import { TOP_OFFICE, type Resource } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, Row } from '../../domain.ts';
import type { Granter } from '../../identity/index.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import type { ChoiceQuery } from '../../query/query.ts';
import { type Library, libraryModel, openLibrary } from '@tuyen/server-mock/testing/library';
import { checkOwner } from './owner.ts';
import { concernsRights, decidingFields } from './rights.ts';

const read = libraryModel();
const model = {
  ...read,
  resources: read.resources.map((resource) =>
    resource.name === 'loans'
      ? {
          ...resource,
          fields: resource.fields.map((field) => (field.name === 'follows_id' ? { ...field, unique: true } : field)),
        }
      : resource,
  ),
};
const byName = new Map(model.resources.map((one) => [one.name, one]));
const resource = (name: string) => getOrThrow(byName, name);

let library: Library;
let clerk: Caller;
let main: string;
let branch: string;
const asked: Row[] = [];
beforeAll(async () => {
  library = await openLibrary({
    model,
    domain: {
      hooks: {
        loans: {
          choices: {
            book_id: (record) => {
              asked.push({ ...record });
              return ['b1', 'b2'];
            },
          },
        },
      },
    },
  });
  [main, branch] = [library.office('Main'), library.office('Branch')];
  const { identity, records } = library.engine;
  const profile = (await identity.accounts()).profileOf((await identity.user('clerk')) ?? {});
  clerk = {
    actor: { kind: 'staff', userId: profile.id, profile },
    profile,
    officeId: main,
    readableOffices: [main, branch],
    language: 'en',
    clientKind: undefined,
  };
  await records.transaction(async (rows) => {
    const own = {
      version: 1,
      book_id: 'b9',
      beside_ids: ['l8', 'l9'],
      parts: [{ loan_id: 'l7' }],
      takes_over_id: 'l6',
    };
    await rows.insert('loans', { id: 'l1', office_id: main, ...own });
    await rows.insert('loans', { id: 'l2', office_id: library.office('Other'), ...own });
  });
});
afterAll(() => library.app.close());

const ids = (...values: string[]) => ({ field: 'id', operator: '$in', values });
const offices = (...values: string[]) => ({ field: 'office_id', operator: '$in', values });

describe('Records that a form offers for a reference', () => {
  const choosable = (choice: Partial<ChoiceQuery>, caller = clerk) =>
    library.engine.write.choosable(caller, { resource: 'loans', field: 'follows_id', beside: {}, ...choice });

  it('a reference that needs only read permission offers all readable records', async () => {
    expect(await choosable({ field: 'beside_ids' })).toBeUndefined();
    expect(await choosable({ field: 'parts.loan_id', id: 'l1' })).toBeUndefined();
  });

  it("a reference that needs more than read permission offers only records of the caller's office", async () => {
    const usable = { any: [{ any: [] }, offices(main)] };
    expect(await choosable({ field: 'takes_over_id' })).toEqual(usable);
    expect(await choosable({ field: 'takes_over_id', id: 'l1' })).toEqual({ any: [usable, ids('l6')] });
    expect(await choosable({ field: 'takes_over_id', id: 'l2' })).toEqual(usable);
    expect(await choosable({ field: 'takes_over_id', id: 'gone' })).toEqual(usable);
    expect(await choosable({ field: 'with_id', transition: 'lend', id: 'l1' })).toEqual(usable);
  });

  it('a unique reference does not offer records that another record already refers to', async () => {
    const naming = (except?: string) => ({ unnamedBy: { resource: 'loans', field: 'follows_id', except } });
    expect(await choosable({})).toEqual(naming());
    expect(await choosable({ id: 'l1' })).toEqual(naming('l1'));
  });

  it('a hook can limit the records that a reference field offers', async () => {
    asked.length = 0;
    expect(await choosable({ field: 'book_id' })).toEqual(ids('b1', 'b2'));
    expect(await choosable({ field: 'book_id', id: 'l1' })).toEqual({ any: [ids('b1', 'b2'), ids('b9')] });
    expect(asked).toEqual([{ office_id: main }, expect.objectContaining({ id: 'l1' })]);
  });

  it('the office field of a record offers only offices in which the caller can create records', async () => {
    expect(await choosable({ field: 'office_id' })).toEqual(ids(main));
    expect(await choosable({ field: 'office_id' }, { ...clerk, officeId: null })).toEqual({ any: [] });
    expect(
      await choosable({ field: 'office_id' }, { ...clerk, officeId: null, readableOffices: undefined }),
    ).toBeUndefined();
  });

  it('requesting the records offered for a field that is not a reference is a server error', async () => {
    await expect(choosable({ field: 'reader' })).rejects.toThrow(
      'the query was checked, yet loans has no reference "reader"',
    );
  });
});

describe('Resources and fields that affect permissions', () => {
  const parts = () => ({ store: library.engine.records, domain: {} });
  const owned: Resource = { ...resource('books'), owner: 'home_id' };

  it('accounts, roles, offices, API clients, and resources with an owner affect permissions', () => {
    const concerned = (one: Resource) => concernsRights(parts(), one);
    expect(['users', 'roles', 'offices', 'loans', 'books'].map((name) => concerned(resource(name)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(concerned(owned)).toBe(true);
    const clients = {
      store: library.engine.records,
      domain: { identity: { clients: { resource: 'books', lastUsed: 'read_at' } } },
    };
    expect([concernsRights(clients, resource('books')), concernsRights(clients, resource('loans'))]).toEqual([
      true,
      false,
    ]);
    expect(decidingFields(clients, resource('books'))).toEqual({ references: ['office_id'], values: [] });
  });

  it('the fields that affect permissions are the fields for office, role, administrator, parent office and owner', () => {
    const fields = (one: Resource) => decidingFields(parts(), one);
    expect(fields(resource('users'))).toEqual({
      references: ['office_id', 'offices.office_id', 'offices.role_id'],
      values: ['is_superuser', 'offices.is_admin'],
    });
    expect(fields(resource('offices'))).toEqual({ references: ['parent_id'], values: ['organisation_type'] });
    expect(fields(resource('roles'))).toEqual({ references: [], values: [] });
    expect(fields(owned)).toEqual({ references: ['home_id'], values: [] });
    expect(fields({ ...owned, owner: TOP_OFFICE })).toEqual({ references: [], values: [] });
  });
});

describe('Record with an owning office', () => {
  const owned: Resource = { ...resource('books'), owner: 'home_id' };
  const refusal = async (
    before: Row | undefined,
    after: Row | undefined,
    { one = owned, ...granter }: Partial<Granter> & { readonly one?: Resource } = {},
  ) => {
    if (!clerk.profile) throw new Error('a clerk has a profile');
    let looked = 0;
    const accounts = () => {
      looked += 1;
      return library.engine.identity.accounts();
    };
    const problem = await checkOwner(
      one,
      { profile: clerk.profile, officeId: main, ...granter },
      before,
      after,
      accounts,
    ).then(
      () => undefined,
      ({ status, code, errors }: { status: number; code: string; errors?: object }) => [status, code, errors],
    );
    return [problem, looked];
  };
  const of = (home_id: unknown) => ({ home_id });
  const top = async () => (await library.engine.identity.accounts()).topOffice();
  const readOnly = [403, 'read_only_office', undefined];
  const foreign = [422, 'validation_failed', { home_id: { code: 'foreign_owner' } }];

  it('changing a record in the office that owns it is permitted without a query for accounts', async () => {
    expect(await refusal(of(main), of(main))).toEqual([undefined, 0]);
    expect(await refusal(undefined, of(main))).toEqual([undefined, 0]);
    expect(await refusal(of(main), undefined)).toEqual([undefined, 0]);
  });

  it('a record can be changed in a parent of its owning office, but not in child or sibling offices', async () => {
    expect(await refusal(of(branch), of(branch))).toEqual([undefined, 1]);
    expect(await refusal(of(main), of(main), { officeId: branch })).toEqual([readOnly, 1]);
    expect(await refusal(of(library.office('Other')), undefined)).toEqual([readOnly, 1]);
    expect(await refusal(of(branch), undefined, { officeId: null })).toEqual([readOnly, 1]);
    // A record without an owner belongs to the top office.
    expect(await refusal(of(undefined), of(undefined), { officeId: await top() })).toEqual([undefined, 1]);
    expect(await refusal(of(undefined), of(undefined), { officeId: branch })).toEqual([readOnly, 1]);
  });

  it('the owner of a record can be changed to an office where the caller has the same permission', async () => {
    const other = library.office('Other');
    expect(await refusal(of(main), of(branch))).toEqual([undefined, 1]);
    expect(await refusal(of(main), of(other))).toEqual([undefined, 1]);
    expect(await refusal(undefined, of(main), { officeId: branch })).toEqual([undefined, 1]);
    const one: Resource = { ...owned, module: 'unknown' };
    expect(await refusal(of(main), of(other), { one })).toEqual([foreign, 1]);
    expect(await refusal(undefined, of(other), { one })).toEqual([foreign, 1]);
  });

  it('a record owned by the top office can be changed only in the top office', async () => {
    const one: Resource = { ...owned, owner: TOP_OFFICE };
    expect(await refusal({}, {}, { one, officeId: await top() })).toEqual([undefined, 1]);
    expect(await refusal(undefined, {}, { one, officeId: await top() })).toEqual([undefined, 1]);
    expect(await refusal(undefined, {}, { one, officeId: branch })).toEqual([readOnly, 1]);
    expect(await refusal({}, {}, { one, officeId: branch })).toEqual([readOnly, 1]);
  });

  it('superusers can change records of any owner, and resources without an owner field are not restricted', async () => {
    if (!clerk.profile) throw new Error('a clerk has a profile');
    const superuser = { profile: { ...clerk.profile, is_superuser: true } };
    expect(await refusal(of(library.office('Other')), of(main), superuser)).toEqual([undefined, 0]);
    expect(await refusal(of('x'), of('y'), { one: resource('books') })).toEqual([undefined, 0]);
  });
});
