import type { Model } from '@tuyen/model';
import type { Domain, Row } from '@tuyen/server/domain';
import { describe, expect, it } from 'vitest';
import { validationOf } from '../../../../server/src/engine/validation/validation.ts';
import { openStore } from '../../../../server/src/engine/store/open-store.ts';
import { ANCHOR } from '../anchor.ts';
import { seed } from '../seed.ts';
import { rentalModel } from './rental.fixture.ts';
import { openTexts } from './texts.ts';

const ROWS = 60;
const NOW = ANCHOR.toISOString();
const TODAY = NOW.slice(0, 10);
const rental = rentalModel();

async function rowsOf(of: Model, domain: Domain = {}): Promise<(name: string) => readonly Row[]> {
  const model = { ...of, resources: of.resources.map((resource) => ({ ...resource, seed: ROWS })) };
  const store = await openStore({ model });
  try {
    await seed(store, domain, { anchor: ANCHOR, texts: await openTexts(model) });
    const found = new Map<string, readonly Row[]>();
    for (const { name } of model.resources) found.set(name, await store.reader.find(name, {}, { sort: 'created_at' }));
    return (name) => found.get(name) ?? [];
  } finally {
    await store.close();
  }
}

const rows = await rowsOf(rental);
const texts = (name: string, field: string) => rows(name).map((row) => String(row[field]));
const years = (day: string) => (Date.parse(TODAY) - Date.parse(day)) / (365.25 * 86_400_000);

it('sample records of a project satisfy its schemas, and are the same on every run', async () => {
  const validation = validationOf(rental);
  for (const { name, schema, fields } of rental.resources) {
    const writable = new Set(fields.filter((field) => !field.readOnly && !field.system).map((field) => field.name));
    expect(rows(name)).toHaveLength(ROWS);
    for (const row of rows(name)) {
      const written = Object.fromEntries(Object.entries(row).filter(([field]) => writable.has(field)));
      expect(() => validation.check({ ...schema }, fields, written), JSON.stringify(row)).not.toThrow();
    }
  }
  const again = await rowsOf(rental);
  for (const { name } of rental.resources) expect(again(name)).toEqual(rows(name));
});

describe('Times of sample records', () => {
  it('sample people were born 1 to 90 years ago', () => {
    for (const day of texts('customers', 'born_on')) {
      expect(years(day)).toBeGreaterThan(1);
      expect(years(day)).toBeLessThan(90);
    }
    expect(new Set(texts('customers', 'born_on')).size).toBeGreaterThan(ROWS / 2);
  });

  it('sample documents were issued in the past and expire after that', () => {
    for (const { license_issued_on: from, license_expires_on: to } of rows('customers')) {
      expect(String(from) < TODAY).toBe(true);
      expect(String(to) > String(from)).toBe(true);
    }
  });

  it('sample events take less than a day, start on workdays at quarter hours, and lie before or after today', () => {
    const starts = texts('bookings', 'starts_at');
    for (const { starts_at: from, ends_at: to } of rows('bookings')) {
      const start = new Date(String(from));
      const hours = (Date.parse(String(to)) - start.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThan(24);
      expect(start.getUTCMinutes() % 15).toBe(0);
      expect(start.getUTCHours()).toBeGreaterThanOrEqual(8);
      expect(start.getUTCHours()).toBeLessThan(17);
      expect([0, 6]).not.toContain(start.getUTCDay());
    }
    const days = starts.map((start) => start.slice(0, 10));
    expect(days.filter((day) => day < TODAY).length).toBeGreaterThan(5);
    expect(days.filter((day) => day > TODAY).length).toBeGreaterThan(5);
    expect(days).toContain(TODAY);
  });

  it('sample bookings in the future are neither running nor over, and most past bookings are completed', () => {
    for (const { starts_at: start, state } of rows('bookings'))
      if (String(start) > NOW) expect(['ASKED', 'CONFIRMED', 'CANCELED']).toContain(state);
    const states = new Set(texts('bookings', 'state'));
    for (const state of ['CONFIRMED', 'BACK']) expect(states).toContain(state);
    const over = rows('bookings').filter((row) => String(row['ends_at']) < '2026-03-09');
    const back = over.filter((row) => row['state'] === 'BACK');
    expect(back.length).toBeGreaterThan(over.length / 2);
  });

  it('a sample record was created before its event and after the records that it references', () => {
    const customers = new Map(rows('customers').map((row) => [row['id'], String(row['created_at'])]));
    for (const row of rows('bookings')) {
      const made = String(row['created_at']);
      expect(made <= String(row['updated_at'])).toBe(true);
      expect(String(row['updated_at']) <= NOW).toBe(true);
      expect(made < String(row['starts_at'])).toBe(true);
      expect(String(customers.get(row['customer_id'])) < made).toBe(true);
      const times = [row['history']].flat().map((entry) => String(Object(entry).at));
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1)).toBe(row['updated_at']);
    }
  });
});

describe('Permissions of sample roles and accounts', () => {
  const known = new Set(rental.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug)));
  const slugsOf = (row: Row) => [row['permissions'] ?? []].flat().map(String);

  it('sample roles and memberships have only permissions that the model defines', () => {
    const members = rows('users').flatMap((row): readonly Row[] => [row['offices'] ?? []].flat().map(Object));
    for (const row of [...rows('roles'), ...members]) for (const slug of slugsOf(row)) expect(known).toContain(slug);
    expect(members.length).toBeGreaterThan(0);
  });

  it('one sample role may do everything, a second role may do the daily work, and a third role may only read', () => {
    const named = (name: string) => slugsOf(rows('roles').find((row) => row['name'] === name) ?? {});
    expect(new Set(named('Manager'))).toEqual(known);
    expect(named('Clerk')).toEqual(expect.arrayContaining(['bookings.read', 'bookings.confirm', 'users.read']));
    expect(named('Clerk')).not.toContain('users.update');
    expect(named('Reader').length).toBeGreaterThan(3);
    for (const slug of named('Reader')) expect(slug).toMatch(/\.read$/u);
    expect(new Set(texts('roles', 'name')).size).toBe(ROWS);
  });

  it.each([
    ['de', 'Leitung', 'Lesezugriff'],
    ['vi', 'Quản lý', 'Chỉ xem'],
    ['fr', 'Responsable', 'Lecture seule'],
    ['tlh', 'Manager', 'Reader'],
  ])('sample roles have names in the language %s, or else English names', async (language, manager, reader) => {
    const roles = (await rowsOf({ ...rental, languages: [language] }))('roles').map((row) => row['name']);
    expect(roles).toEqual(expect.arrayContaining([manager, reader]));
  });

  it('most sample accounts and roles are active, and an account works in its home office', () => {
    for (const name of ['users', 'roles']) {
      const active = rows(name).filter((row) => row['status'] === 'ACTIVE').length;
      expect(active).toBeGreaterThan(ROWS * 0.6);
      expect(active).toBeLessThan(ROWS);
    }
    for (const { office_id: home, offices } of rows('users')) {
      const places = [offices ?? []].flat().map((member) => Object(member).office_id);
      expect(places).toContain(home);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe('Texts and numbers of sample records', () => {
  it("the email address and the user name of a sample person are made from the person's name", () => {
    const users = rows('users').filter(({ username }) => username !== 'superuser');
    for (const row of [...users, ...rows('customers')]) {
      const family = String(row['full_name']).toLowerCase().replaceAll(/['’]/gu, '.').split(/[ .-]/u).at(-1) ?? '';
      expect(row['email']).toMatch(/^[\w.]+@example\.(com|net|org)$/u);
      expect(row['email']).toContain(family);
      if (row['username'] !== undefined) expect(row['username']).toContain(family);
    }
  });

  it('sample notes are sentences, sample phone numbers are reserved numbers, and sample names contain no number', () => {
    for (const note of texts('bookings', 'note')) expect(note).toMatch(/^[A-Z][a-z ,]+\.$/u);
    for (const phone of texts('customers', 'phone')) expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$/u);
    for (const name of ['offices', 'roles', 'customers', 'users'])
      for (const row of rows(name)) expect(String(row['name'] ?? row['full_name'])).not.toMatch(/\d/u);
  });

  it('an optional image of a sample record is empty, and a required image is a stored placeholder', async () => {
    for (const { photo, scan } of rows('customers')) {
      expect(photo).toBeUndefined();
      expect(scan).toMatch(/^\/api\/v1\/uploads\/[0-9a-f]{32}$/u);
    }
    const store = await openStore({ model: rental });
    await seed(store, {}, { anchor: ANCHOR, texts: await openTexts(rental) });
    const [scan] = (await store.reader.find('customers')).map((row) => String(row['scan']));
    const uploads = await store.reader.connection.rows('SELECT "id" FROM "_uploads"');
    await store.close();
    expect(uploads.map(({ id }) => `/api/v1/uploads/${String(id)}`)).toEqual([scan]);
  });

  it("a person in a nested sample list has an email address made from the person's name, without an image", () => {
    const relatives = rows('customers').flatMap((row): readonly Row[] => [row['relatives'] ?? []].flat().map(Object));
    expect(relatives.length).toBeGreaterThan(ROWS / 2);
    for (const { email, full_name: name, photo } of relatives) {
      expect(email).toContain(
        String(name)
          .toLowerCase()
          .split(/[ '’-]/u)
          .at(-1),
      );
      expect(photo).toBeUndefined();
    }
  });

  it('sample prices are round or end in nine, within the bounds, and percentages are at most 100', () => {
    for (const { price, deposit } of rows('bookings')) {
      expect(Number(price) % 10).toBe(0);
      expect(Number(price)).toBeLessThanOrEqual(100_000);
      expect(Number(deposit) % 1000).toBe(0);
    }
    for (const { discount } of rows('customers')) expect(Number(discount)).toBeLessThanOrEqual(100);
  });

  it('sample offices are a tree with one root and three levels', () => {
    const parents = new Map(rows('offices').map((row) => [row['id'], row['parent_id']]));
    const depth = (id: unknown): number => (parents.get(id) === undefined ? 0 : 1 + depth(parents.get(id)));
    const depths = [...parents.keys()].map(depth);
    expect(depths.filter((one) => one === 0)).toHaveLength(1);
    expect(new Set(depths)).toEqual(new Set([0, 1, 2]));
    expect(new Set(texts('offices', 'name')).size).toBe(ROWS);
  });
});

describe('Serial numbers of sample records', () => {
  it('sample records are numbered in the order of their creation, by the template and a counter', () => {
    const expected = rows('bookings').map((_, index) => `booking-${String(index + 1).padStart(6, '0')}`);
    expect(texts('bookings', 'number')).toEqual(expected);
  });

  it("sample records get serial numbers from the project's code if that code needs only counters", async () => {
    const serial: Domain['serial'] = async (_template, _row, { tx, now }) =>
      `R${now.getUTCFullYear()}-${await tx.next(`booking-${now.getUTCFullYear()}`)}`;
    const own = await rowsOf(rental, { serial });
    expect(own('bookings').map((row) => row['number'])).toContain('R2026-1');
    expect(new Set(own('bookings').map((row) => row['number'])).size).toBe(ROWS);
    const settings: Domain['serial'] = async (_template, _row, { tx }) => String((await tx.find('users'))[0]?.['id']);
    const kept = await rowsOf(rental, { serial: settings });
    expect(new Set(kept('bookings').map((row) => row['number'])).size).toBe(ROWS);
  });

  it('a new record continues the serial numbers of the sample records', async () => {
    const store = await openStore({ model: rental });
    await seed(store, {}, { anchor: ANCHOR, texts: await openTexts(rental) });
    const counters = await store.reader.connection.rows('SELECT "name", "value" FROM "_counters"');
    const count = (await store.reader.find('bookings')).length;
    await store.close();
    expect(counters.map(({ name, value }) => [name, Number(value)])).toEqual([['serial:booking', count]]);
  });
});
