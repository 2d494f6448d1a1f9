import { type Resource, resourceNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Reader, Row } from '../domain.ts';
import { readAccounts } from '../identity/accounts/reading.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { effectiveSettings, settingFields, settingOrigins } from './effective.ts';

const MODEL = libraryModel();
const preferences = (): Resource => {
  const found = resourceNamed(MODEL, 'preferences');
  if (!found) throw new Error('the library has preferences');
  return found;
};
const SCOPED = preferences();
const GLOBAL: Resource = { ...SCOPED, scope: 'global' };
const accounts = readAccounts(MODEL, {
  offices: [
    { id: 'main', name: 'Main' },
    { id: 'branch', name: 'Branch', parent_id: 'main' },
    { id: 'desk', parent_id: 'branch' },
    { id: 'other' },
  ],
  roles: [],
});

function reading(rows: readonly Row[]): Pick<Reader, 'find'> {
  return {
    find: async (_resource: string, where: Row = {}) => {
      const offices = where['office_id'];
      return rows.filter((row) => !Array.isArray(offices) || offices.includes(row['office_id']));
    },
  };
}
const ROWS = [
  { id: 'm', office_id: 'main', greeting: 'Hello', loan_days: 30, mail_password: 'secret' },
  { id: 'b', office_id: 'branch', loan_days: 7 },
  { id: 'o', office_id: 'other', greeting: 'Elsewhere' },
];

it('the list of setting fields excludes ids, times and the owning office', () => {
  expect(settingFields(SCOPED).map(({ name }) => name)).toEqual([
    'greeting',
    'loan_days',
    'mail',
    'stamp',
    'mail_password',
  ]);
});

describe('Settings of an office', () => {
  const settings = (office: string | null, rows: readonly Row[] = ROWS, resource = SCOPED) =>
    effectiveSettings(reading(rows), resource, accounts, office);

  it('the settings of an office override the settings of its parent offices, and both override the defaults', async () => {
    expect(await settings('main')).toEqual({ greeting: 'Hello', loan_days: 30, mail_password: 'secret' });
    expect(await settings('branch')).toEqual({ greeting: 'Hello', loan_days: 7, mail_password: 'secret' });
    expect(await settings('desk')).toEqual({ greeting: 'Hello', loan_days: 7, mail_password: 'secret' });
    expect(await settings('other')).toEqual({ greeting: 'Elsewhere', loan_days: 14 });
    expect(await settings('main', [])).toEqual({ greeting: 'Xin chào', loan_days: 14 });
  });

  it('callers without an office see the settings of the top office', async () => {
    expect(await settings(null)).toMatchObject({ greeting: 'Hello', loan_days: 30 });
    const none = readAccounts(MODEL, { offices: [], roles: [] });
    expect(await effectiveSettings(reading(ROWS), SCOPED, none, null)).toEqual({ greeting: 'Xin chào', loan_days: 14 });
  });

  it('global settings, which belong to no office, are the same for every office', async () => {
    expect(await settings('desk', [{ id: 'g', greeting: 'All' }], GLOBAL)).toEqual({ greeting: 'All', loan_days: 14 });
  });
});

describe("Origin of a setting's value", () => {
  const origins = (office: string | null, resource = SCOPED, rows: readonly Row[] = ROWS) =>
    settingOrigins(reading(rows), resource, accounts, office);
  const from = (id: string, name: string) => ({ from: 'inherited', office: { id, name } });

  it("a setting's value comes from the office, a parent office or the schema default", async () => {
    expect(await origins('branch')).toEqual({
      greeting: from('main', 'Main'),
      loan_days: { from: 'own', fallback: { ...from('main', 'Main'), value: 30 } },
      mail: { from: 'default' },
      stamp: { from: 'default' },
      mail_password: from('main', 'Main'),
    });
    expect(await origins('main')).toEqual({
      greeting: { from: 'own', fallback: { from: 'default', value: 'Xin chào' } },
      loan_days: { from: 'own', fallback: { from: 'default', value: 14 } },
      mail: { from: 'default' },
      stamp: { from: 'default' },
      mail_password: { from: 'own', fallback: { from: 'default' } },
    });
    expect((await origins('desk'))['loan_days']).toEqual(from('branch', 'Branch'));
  });

  it('the origin of a setting never contains a secret, and shows the id of an unnamed office', async () => {
    const rows = [
      { office_id: 'desk', mail_password: 'own', stamp: 'own' },
      { office_id: 'branch', mail_password: 'above', mail: { host: 'h', login: { user: 'u', key: 'k' } } },
    ];
    const found = await origins('desk', SCOPED, rows);
    expect(found['mail_password']).toEqual({ from: 'own', fallback: from('branch', 'Branch') });
    expect(found['stamp']).toEqual({ from: 'own', fallback: { from: 'default' } });
    const unnamed = await origins('desk', SCOPED, [{ office_id: 'desk', mail: {} }, ...rows.slice(1)]);
    expect(unnamed['mail']).toEqual({
      from: 'own',
      fallback: { ...from('branch', 'Branch'), value: { host: 'h', login: { user: 'u' } } },
    });
    const nameless = readAccounts(MODEL, { offices: [{ id: 'top' }, { id: 'low', parent_id: 'top' }], roles: [] });
    const inherited = await settingOrigins(reading([{ office_id: 'top', loan_days: 1 }]), SCOPED, nameless, 'low');
    expect(inherited['loan_days']).toEqual(from('top', 'top'));
  });

  it('the value of a global setting comes from the single settings record, or from the schema default', async () => {
    const found = await origins('desk', GLOBAL, [{ greeting: 'All' }]);
    expect(found['greeting']).toEqual({ from: 'own', fallback: { from: 'default', value: 'Xin chào' } });
    expect(found['loan_days']).toEqual({ from: 'default' });
  });
});
