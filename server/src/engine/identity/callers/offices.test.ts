import type { Profile } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../domain.ts';
import { checkWritableOffice, mayRead, mayWrite, officeOfNew, writableOffices } from './offices.ts';

const profile = (is_superuser = false): Profile => ({
  id: 'ann',
  offices: [],
  office_id: 'main',
  is_admin: false,
  is_superuser,
  avatar_url: null,
});
function caller(officeId: string | null, readableOffices: readonly string[] | undefined, own?: Profile): Caller {
  return {
    actor: { kind: 'customer' },
    profile: own,
    officeId,
    readableOffices,
    language: 'en',
    clientKind: undefined,
  };
}
const MEMBER = caller('main', ['main', 'branch'], profile());
const SUPERUSER = caller('main', ['main', 'branch'], profile(true));
const OFFICELESS = caller(null, [], profile());
const ALL_READING_CLIENT = caller(null, undefined);
const CLIENT = caller('main', ['main']);

describe('Offices in which a caller may write', () => {
  it('a caller may write in the current office, and superusers and unrestricted API clients in all', () => {
    expect([MEMBER, SUPERUSER, OFFICELESS, ALL_READING_CLIENT, CLIENT].map(writableOffices)).toEqual([
      ['main'],
      undefined,
      [],
      undefined,
      ['main'],
    ]);
  });

  it('a caller may change only records of writable offices, or records without an office field', () => {
    const writes = (by: Caller) => ['main', 'branch', null, undefined].map((office_id) => mayWrite(by, { office_id }));
    expect(writes(MEMBER)).toEqual([true, false, false, true]);
    expect(writes(SUPERUSER)).toEqual([true, true, true, true]);
    expect(writes(OFFICELESS)).toEqual([false, false, false, true]);
  });

  it('a caller may only read, not change, records of offices below the current one', () => {
    expect(() => checkWritableOffice(MEMBER, { office_id: 'main' })).not.toThrow();
    expect(() => checkWritableOffice(MEMBER, { office_id: 'branch' })).toThrow(
      expect.objectContaining({ status: 403, code: 'read_only_office', params: {}, errors: undefined }),
    );
  });
});

it('a caller may read only records of the readable offices, or all records if every office is readable', () => {
  const reads = (by: Caller) =>
    ['main', 'branch', 'other', null, undefined].map((office_id) => mayRead(by, { office_id }));
  expect(reads(MEMBER)).toEqual([true, true, false, false, false]);
  expect(reads(ALL_READING_CLIENT)).toEqual([true, true, true, true, true]);
  expect(reads(OFFICELESS)).toEqual([false, false, false, false, false]);
});

describe('Office of a new record', () => {
  it('a new record gets the office it names, otherwise the current office', () => {
    expect(officeOfNew(MEMBER)).toBe('main');
    expect(officeOfNew(MEMBER, null)).toBe('main');
    expect(officeOfNew(SUPERUSER, 'other')).toBe('other');
  });

  it('a new record must have an office in which the caller may write', () => {
    const required = {
      status: 422,
      code: 'office_required',
      params: {},
      errors: { office_id: { code: 'required' } },
    };
    expect(() => officeOfNew(OFFICELESS)).toThrow(expect.objectContaining(required));
    expect(() => officeOfNew(SUPERUSER, 7)).toThrow(expect.objectContaining(required));
    expect(() => officeOfNew(MEMBER, 'branch')).toThrow(
      expect.objectContaining({ status: 403, code: 'read_only_office' }),
    );
    expect(() => officeOfNew(OFFICELESS, 'main')).toThrow(expect.objectContaining({ code: 'read_only_office' }));
  });
});
