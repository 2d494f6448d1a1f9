import type { Profile } from '@tuyen/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, WriteContext } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Params } from '../../store/database/sql-text.ts';
import { openStore } from '../../store/open-store.ts';
import { type Store } from '../../store/store.ts';
import { tablesOf } from '../../store/tables/columns.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkUnreferenced } from './dependents.ts';
import { referring, refersIn } from './referring.ts';

const model = libraryModel();
let store: Store;
beforeAll(async () => {
  store = await openStore({ model });
  await store.transaction(async (rows) => {
    const add = (resource: string, id: string, values: object) => rows.insert(resource, { id, version: 1, ...values });
    await add('books', 'b1', { title: 'a', related_ids: ['b1', 'b2'], vault_code: 's' });
    await add('books', 'b3', { title: 'c', related_ids: ['b2'], author_id: 'a1', created_by: 'u9' });
    await add('loans', 'l1', { book_id: 'b1', office_id: 'o1' });
    await add('loans', 'l2', { book_id: 'b1', office_id: 'o2' });
    await add('loans', 'l3', { book_id: 'b3', office_id: 'o2', parts: [{ note: 'x' }, { loan_id: 'l2' }] });
  });
});
afterAll(() => store.close());

const profile: Profile = {
  id: 'u1',
  offices: [],
  office_id: null,
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

describe('Deletion of a record to which others refer', () => {
  async function refusal(
    resource: string,
    id: string,
    caller?: Caller,
    slugs = ['book.read', 'loan.read'],
    language = 'en',
  ) {
    const context: WriteContext = { actor: { kind: 'system' }, officeId: null, language, caller };
    const auth = { may: (_: Caller, slug: string) => slugs.includes(slug) };
    return checkUnreferenced({ store, auth }, store.reader, context, {
      resource: getOrThrow(new Map(model.resources.map((one) => [one.name, one])), resource),
      id,
    }).then(
      () => undefined,
      ({ status, code, params, errors }: { status: number; code: string; params: object; errors: object }) => {
        expect(status).toBe(409);
        return [code, params, errors];
      },
    );
  }
  const used = (dependents: string, errors: object) => ['still_referenced', { dependents }, errors];
  const elsewhere = ['still_referenced_elsewhere', {}, undefined];

  it('the error for deleting a referenced record counts the readable referring records by resource', async () => {
    expect(await refusal('books', 'b1')).toEqual(used('Loan (2)', { loans: '2' }));
    expect(await refusal('books', 'b2')).toEqual(used('Book (2)', { books: '2' }));
    expect(await refusal('books', 'b1', clerk)).toEqual(used('Loan (1)', { loans: '1' }));
    expect(await refusal('books', 'b1', { ...clerk, readableOffices: undefined })).toEqual(
      used('Loan (2)', { loans: '2' }),
    );
    expect(await refusal('books', 'b1', { ...clerk, profile: { ...profile, is_superuser: true } }, [])).toEqual(
      used('Loan (2)', { loans: '2' }),
    );
    expect(await refusal('books', 'b1', undefined, [], 'vi')).toEqual(used('Lượt mượn (2)', { loans: '2' }));
  });

  it('the error for deleting a referenced record names no resource if no referring record is readable', async () => {
    expect(await refusal('books', 'b3', clerk)).toEqual(elsewhere);
    expect(await refusal('books', 'b1', { ...clerk, readableOffices: [] })).toEqual(elsewhere);
    expect(await refusal('books', 'b2', clerk, ['loan.read'])).toEqual(elsewhere);
    expect(await refusal('loans', 'l2', clerk)).toEqual(elsewhere);
  });

  it('references of a record to itself and creator fields do not prevent its deletion', async () => {
    await store.transaction((rows) => rows.insert('books', { id: 'b4', version: 1, title: 'd', related_ids: ['b4'] }));
    expect(await refusal('books', 'b4')).toBeUndefined();
    expect(await refusal('users', 'u9')).toBeUndefined();
    expect(await refusal('authors', 'a2')).toBeUndefined();
  });
});

describe('Search for rows that refer to a record', () => {
  it('rows that refer to a record are found by single references and by references in lists', async () => {
    const found = async (table: string, resource: string, ...ids: string[]) =>
      (await referring(store.reader, getOrThrow(store.tables, table), resource, ids)).map(({ id }) => id);
    expect(await found('loans', 'books', 'b1')).toEqual(['l1', 'l2']);
    expect(await found('loans', 'books', 'b1', 'b3')).toEqual(['l1', 'l2', 'l3']);
    expect(await found('loans', 'loans', 'l2')).toEqual(['l3']);
    expect(await found('loans', 'books')).toEqual([]);
    expect(await found('authors', 'books', 'b1')).toEqual([]);
  });

  it('rows that a search for references to a record finds contain no secrets', async () => {
    const [book] = await referring(store.reader, getOrThrow(store.tables, 'books'), 'books', ['b1']);
    expect([book?.['title'], book && 'vault_code' in book]).toEqual(['a', false]);
  });

  it('rows that refer to a record are searched with the SQL of each database', () => {
    const condition = (engine: 'sqlite' | 'postgres') => {
      const params = new Params(engine);
      return [refersIn(getOrThrow(tablesOf(model, engine), 'books'), 'authors', 'a1', params), ...params.values];
    };
    expect(condition('sqlite')).toEqual(['("author_id" = ? OR instr("chapters", ?) > 0)', 'a1', '"a1"']);
    expect(condition('postgres')).toEqual([
      '("author_id" = $1 OR strpos("chapters"::text, $2::text) > 0)',
      'a1',
      '"a1"',
    ]);
    const none = new Params('sqlite');
    expect(refersIn(getOrThrow(store.tables, 'authors'), 'books', 'b1', none)).toBeUndefined();
    expect(refersIn(getOrThrow(store.tables, 'books'), 'users', 'u1', none)).toBeUndefined();
  });
});
