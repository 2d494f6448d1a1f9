import { describe, expect, it } from 'vitest';
import type { Caller } from '../../domain.ts';
import { getOrThrow } from '../../get-or-throw.ts';
import { Problem } from '../../problem.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkCallerReferences, findReferences } from './caller-references.ts';
import type { Need, ReferencedRecord, ReferencedRecords } from './referenced-records.ts';
import { checkReferences, referencesIn, referringFields } from './references.ts';

const model = libraryModel();
const byName = new Map(model.resources.map((one) => [one.name, one]));
const { fields } = getOrThrow(byName, 'loans');

function recordsWith(existing: Readonly<Record<string, readonly ReferencedRecord[]>>, known: readonly string[] = []) {
  const asked: [resource: string, ids: readonly string[], need: Need | undefined][] = [];
  const records: ReferencedRecords = {
    async find(resource, ids, need) {
      asked.push([resource, ids, need]);
      return new Map((existing[resource] ?? []).map((record) => [record.id, record]));
    },
    isKnown: (resource, id) => known.includes(`${resource} ${id}`),
    forget: () => undefined,
    forgetAll: () => undefined,
  };
  return { records, asked };
}
const READ = { changing: false, values: false };

describe('References in values', () => {
  it('references in a value are found at any depth, with their path and required permission', () => {
    const found = referencesIn(fields, {
      book_id: 'b1',
      beside_ids: ['l1', 5],
      parts: [{ note: 'none' }, { loan_id: 'l2' }],
      takes_over_id: { toString: 1 },
      reader: 'no reference',
    });
    const of = (path: string, role: string, id: string, resource = 'loans', use = 'read') => ({
      path,
      role,
      id,
      resource,
      use,
      compared: false,
    });
    expect(found).toEqual([
      of('book_id', 'book_id', 'b1', 'books'),
      of('takes_over_id', 'takes_over_id', '', 'loans', 'update'),
      of('beside_ids.0', 'beside_ids', 'l1'),
      of('beside_ids.1', 'beside_ids', '5'),
      of('parts.1.loan_id', 'parts.loan_id', 'l2'),
    ]);
  });

  it('missing values and values that are not lists contain no references', () => {
    expect(referencesIn(fields, { book_id: null, beside_ids: 'l1' })).toEqual([]);
  });

  it('a reference is marked as compared if an option rule of its field compares values of the referenced record', () => {
    const ruled = fields.map((field) =>
      field.name === 'book_id' ? { ...field, options: [{ where: { status: 'ACTIVE' } }] } : field,
    );
    expect(referencesIn(ruled, { book_id: 'b1', follows_id: 'l1' }).map(({ compared }) => compared)).toEqual([
      true,
      false,
    ]);
    const narrowed = fields.map((field) =>
      field.name === 'book_id' ? { ...field, options: [{ when: { state: 'LENT' }, values: ['b1'] }] } : field,
    );
    expect(referencesIn(narrowed, { book_id: 'b1' }).map(({ compared }) => compared)).toEqual([false]);
  });
});

it('fields that can contain references are reference fields and lists of objects with references', () => {
  expect(referringFields(fields).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['book_id', 'beside_ids', 'parts', 'clerk_id', 'office_id']),
  );
  expect(referringFields(fields).map(({ name }) => name)).not.toEqual(expect.arrayContaining(['reader']));
  expect(referringFields(fields)).toBe(referringFields(fields));
});

describe('References to records that do not exist', () => {
  const values = { book_id: 'b1', follows_id: 'l1', beside_ids: ['l1', 'l2'] };

  it('references to records that do not exist are rejected with their paths', async () => {
    const { records, asked } = recordsWith({ books: [], loans: [{ id: 'l1' }] });
    await expect(checkReferences(records, referringFields(fields), values)).rejects.toMatchObject({
      status: 422,
      code: 'validation_failed',
      params: {},
      errors: { book_id: { code: 'reference' }, 'beside_ids.1': { code: 'reference' } },
    });
    expect(asked).toEqual([
      ['books', ['b1'], { values: false }],
      ['loans', ['l1', 'l1', 'l2'], { values: false }],
    ]);
  });

  it('references to records that were already looked up are not looked up again', async () => {
    const { records, asked } = recordsWith({}, ['books b1', 'loans l1', 'loans l2']);
    await checkReferences(records, referringFields(fields), values);
    expect(asked).toEqual([]);
  });
});

describe('Permission check of references that a caller writes', () => {
  const caller: Caller = {
    actor: { kind: 'staff', userId: 'u1', profile: profile() },
    profile: profile(),
    officeId: 'o1',
    readableOffices: ['o1', 'o2'],
    language: 'en',
    clientKind: undefined,
  };
  const existing = {
    books: [{ id: 'b1' }],
    loans: [
      { id: 'own', office_id: 'o1' },
      { id: 'below', office_id: 'o2' },
      { id: 'foreign', office_id: 'o3' },
    ],
  };
  const everything = { may: () => true };
  const refused = async (
    values: object,
    { may = everything.may, before }: { may?: () => boolean; before?: object } = {},
    first?: () => void,
  ) => {
    const { records, asked } = recordsWith(existing);
    const incoming = { fields, values: { ...values }, before: before && { ...before } };
    const errors = await checkCallerReferences({ model, auth: { may }, records }, caller, incoming, first).then(
      () => undefined,
      (error: { readonly status?: number; readonly code?: string; readonly errors?: object }) =>
        error.status === 422 && error.code === 'validation_failed' ? error.errors : error,
    );
    return { errors, asked };
  };

  it('a caller who sets a reference needs permission to read the record and to use the record as intended', async () => {
    expect((await refused({ book_id: 'b1', follows_id: 'below', takes_over_id: 'own' })).errors).toBeUndefined();
    expect((await refused({ book_id: 'b2', follows_id: 'foreign', takes_over_id: 'below' })).errors).toEqual({
      book_id: { code: 'reference' },
      follows_id: { code: 'reference' },
      takes_over_id: { code: 'reference_not_usable' },
    });
    expect((await refused({ book_id: 'b1' }, { may: () => false })).errors).toEqual({ book_id: { code: 'reference' } });
  });

  it('the lock on a referenced record is as strong as the use of the reference requires', async () => {
    expect((await refused({ book_id: 'b1', takes_over_id: 'own' })).asked).toEqual([
      ['books', ['b1'], READ],
      ['loans', ['own'], { changing: true, values: false }],
    ]);
  });

  it('references that the record already contained are not checked again, even if moved in a list', async () => {
    const before = { follows_id: 'foreign', beside_ids: ['foreign', 'own'] };
    expect(await refused({ ...before, beside_ids: ['below', 'foreign'] }, { before })).toEqual({
      errors: undefined,
      asked: [['loans', ['below'], READ]],
    });
    expect(
      (await refused({ follows_id: 'own', beside_ids: ['foreign'] }, { before: { follows_id: 'foreign' } })).errors,
    ).toEqual({
      'beside_ids.0': { code: 'reference' },
    });
    expect((await refused(before, { before })).asked).toEqual([]);
    expect((await refused({ reader: 'no reference', created_by: 'u9' })).asked).toEqual([]);
  });

  it('all reference errors and value errors are reported together, and a field with both shows the value error', async () => {
    const first = () => {
      throw new Problem(422, 'validation_failed', {}, { follows_id: { code: 'format' }, reader: { code: 'required' } });
    };
    expect((await refused({ book_id: 'b2', follows_id: 'no id' }, {}, first)).errors).toEqual({
      book_id: { code: 'reference' },
      follows_id: { code: 'format' },
      reader: { code: 'required' },
    });
    const fault = new Error('the values are wrong');
    const broken = () => {
      throw fault;
    };
    expect((await refused({ book_id: 'b2' }, {}, broken)).errors).toBe(fault);
    expect((await refused({ book_id: 'b1' }, {}, first)).errors).toBeUndefined();
  });

  it('references of several new records are looked up together, ordered by resource name', async () => {
    const { records, asked } = recordsWith(existing);
    await findReferences(records, [
      { fields, values: { follows_id: 'own' } },
      { fields, values: { book_id: 'b1', takes_over_id: 'below' } },
    ]);
    expect(asked).toEqual([
      ['books', ['b1'], READ],
      ['loans', ['own', 'below'], { changing: true, values: false }],
    ]);
  });
});

function profile() {
  return { id: 'u1', offices: [], office_id: null, is_admin: false, is_superuser: false, avatar_url: null };
}
