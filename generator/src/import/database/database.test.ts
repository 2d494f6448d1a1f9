import { describe, expect, test } from 'vitest';
import { allRecords } from '../all-records.fixture.ts';
import type { Draft, ImportedRecord, ImportOptions } from '../draft.ts';
import { OPTIONS } from '../options.fixture.ts';
import { databaseSource } from './index.ts';
import { SQLITE_SHOP } from './shop.fixture.ts';
import { sqliteFile } from './sqlite-file.fixture.ts';

async function opened(sql = SQLITE_SHOP) {
  const origin = { from: 'shop.sqlite', path: sqliteFile(sql) };
  return { origin, tables: await databaseSource.read(origin) };
}

async function drafted(sql?: string, options: Partial<ImportOptions> = {}) {
  const { tables } = await opened(sql);
  const draft = databaseSource.draft(tables, { ...OPTIONS, ...options });
  return { ...draft, resource: (name: string) => resourceIn(draft, name) };
}

// oxlint-disable-next-line typescript/no-explicit-any -- drafts are JSON of any shape
function resourceIn({ files }: Draft, name: string): any {
  return files.find(({ path }) => path === `schemas/resources/${name}.json`)?.value;
}

async function records(options: Partial<ImportOptions> = {}): Promise<readonly ImportedRecord[]> {
  const { origin, tables } = await opened();
  return allRecords(databaseSource.records?.(origin, tables, { ...OPTIONS, ...options }));
}

describe('resources of a database', () => {
  test('the list names every table, and the reason for each that becomes no resource', async () => {
    const { tables } = await opened();
    const lines = databaseSource
      .list(tables, OPTIONS)
      .map(
        ({ place, resource, fields, reason }) =>
          `${place}: ${resource === undefined ? reason : `${resource} ${fields}`}`,
      );
    expect(lines).toEqual([
      'badge: badges 2',
      'branch: branches 2',
      'clerk: clerks 2',
      'customer: customers 2',
      'film: films 10',
      'film_genre: becomes the list films.genre_ids',
      'film_list: is a view',
      'genre: genres 1',
      'log_entry: has no primary key',
      'person: persons 4',
      'purchase: purchases 3',
      'purchase_line: purchase-lines 3',
    ]);
  });

  test('a receipt without a name is titled by its day and its amount, not by an address that many receipts share', async () => {
    const { resource } = await drafted(`
      CREATE TABLE invoice (invoice_id INTEGER PRIMARY KEY, invoice_date DATETIME NOT NULL, billing_address VARCHAR(70),
        billing_city VARCHAR(40), total NUMERIC(10,2) NOT NULL);
      CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, city VARCHAR(40), remark VARCHAR(40));`);
    expect(resource('invoices').title).toBe('{invoice_date} {total}');
    expect(resource('depots').title).toBe('{remark}');
  });

  test('a text column of which a row has a line break becomes a field of several lines', async () => {
    const { resource } = await drafted(`
      CREATE TABLE depot (depot_id INTEGER PRIMARY KEY, name VARCHAR(40), address VARCHAR(80), city VARCHAR(40));
      INSERT INTO depot VALUES (1, 'North', 'Main street 1', 'Graz'), (2, 'South', 'Mill' || char(10) || '8010', NULL);`);
    const { address, city, name } = resource('depots').schema.properties;
    expect(address).toMatchObject({ maxLength: 80, 'x-multiline': true });
    expect([name, city].map((field) => field['x-multiline'])).toEqual([undefined, undefined]);
  });

  test('a view that the database itself cannot read is left out, and the tables are imported', async () => {
    const { tables } = await opened(`${SQLITE_SHOP}; CREATE VIEW broken AS SELECT * FROM gone;`);
    const lines = databaseSource.list(tables, OPTIONS);
    expect(lines.find(({ place }) => place === 'broken')?.reason).toBe('is a view');
    expect(lines.filter(({ resource }) => resource !== undefined)).toHaveLength(9);
  });

  test('the draft of a table has its name, title, required fields, limits and related lists', async () => {
    const { resource } = await drafted();
    expect(resource('films')).toEqual({
      name: 'films',
      module: 'film',
      label: { en: 'Film' },
      plural: { en: 'Films' },
      title: '{title}',
      schema: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string', maxLength: 255, 'x-searchable': true, 'x-label': { en: 'Title' } },
          description: { type: 'string', 'x-multiline': true, 'x-label': { en: 'Description' } },
          length: { type: 'integer', 'x-label': { en: 'Length' } },
          length_hours: { type: 'number', multipleOf: 0.01, readOnly: true, 'x-label': { en: 'Length hours' } },
          rental_rate: { type: 'number', multipleOf: 0.01, default: 4.99, 'x-label': { en: 'Rental rate' } },
          replacement_cost: {
            type: 'integer',
            'x-kind': 'money',
            default: 1999,
            'x-label': { en: 'Replacement cost' },
          },
          rating: {
            type: 'string',
            enum: ['G', 'PG-13', 'NOT_RATED'],
            'x-values': { G: { en: 'G' }, 'PG-13': { en: 'PG-13' }, NOT_RATED: { en: 'Not rated' } },
            default: 'PG-13',
            'x-label': { en: 'Rating' },
          },
          stars: { type: 'integer', minimum: 1, maximum: 5, 'x-label': { en: 'Stars' } },
          rented_at: { type: 'string', format: 'date-time', 'x-label': { en: 'Rented at' } },
          genre_ids: { type: 'array', items: { type: 'string' }, 'x-reference': 'genres', 'x-label': { en: 'Genres' } },
        },
      },
      related: [{ resource: 'purchase-lines', by: 'film_id' }],
    });
  });

  test('a table that refers to itself and tables that require each other can be filled', async () => {
    const { resource, notes } = await drafted();
    expect(resource('persons').schema.properties.reports_to).toMatchObject({ 'x-reference': 'persons' });
    expect(resource('branches').schema.required).toEqual(['city', 'manager_id']);
    expect(resource('clerks').schema.required).toEqual(['name']);
    expect(notes).toContainEqual({
      code: 'TUY887',
      place: 'clerks.branch_id',
      message: 'is optional, because clerks and branches require each other',
    });
  });

  test('a key that is a foreign key becomes a unique reference, and a key of text stays as a field', async () => {
    const { resource } = await drafted();
    expect(resource('badges').schema.properties.person_id).toMatchObject({
      'x-reference': 'persons',
      'x-unique': true,
    });
    expect(resource('customers').schema).toMatchObject({
      required: ['customer_id', 'company_name'],
      properties: { customer_id: { type: 'string', maxLength: 5, 'x-unique': true } },
    });
    expect(Object.keys(resource('genres').schema.properties)).toEqual(['name']);
  });

  test('a join table with columns of its own is a resource, with a note about its key', async () => {
    const { resource, notes } = await drafted();
    expect(resource('purchase-lines').schema.required).toEqual(['purchase_id', 'film_id', 'quantity']);
    expect(resource('purchase-lines').schema.properties.quantity).toMatchObject({ type: 'integer', minimum: 1 });
    expect(notes).toContainEqual(expect.objectContaining({ code: 'TUY883', place: 'purchase_line' }));
  });

  test('notes name every column that is left out, renamed, secret, read as money or without a time zone', async () => {
    const { notes } = await drafted();
    expect(notes.map(({ code, place }) => `${code} ${place}`).toSorted()).toEqual([
      'TUY880 film_list',
      'TUY880 log_entry',
      'TUY881 film.poster',
      'TUY881 person.created_at',
      'TUY882 purchase.customer',
      'TUY883 purchase_line',
      'TUY884 film.replacement_cost',
      'TUY885 film.rented_at',
      'TUY887 clerks.branch_id',
      'TUY888 person.password',
      'TUY889 film_genre',
    ]);
  });

  test('no amount is money in a project whose currency has other decimals', async () => {
    const region = { ...OPTIONS.region!, currency: { code: 'VND', minorUnit: 0, pattern: '{amount}đ' } };
    const { resource } = await drafted(undefined, { region });
    expect(resource('films').schema.properties.replacement_cost).toMatchObject({ type: 'number', default: 19.99 });
  });

  test('labels are in every language of the project', async () => {
    const { resource } = await drafted(undefined, { languages: ['vi', 'en'] });
    expect(resource('genres').label).toEqual({ vi: 'Genre', en: 'Genre' });
    expect(resource('genres').schema.properties.name['x-label']).toEqual({ vi: 'Name', en: 'Name' });
  });

  test('the same database gives the same draft', async () => {
    expect(JSON.stringify((await drafted()).files)).toBe(JSON.stringify((await drafted()).files));
  });
});

describe('choosing resources of a database', () => {
  test('only and except take patterns, and a reference to a table that is left out becomes a plain field', async () => {
    const { files, resource, notes } = await drafted(undefined, { only: ['purchase*', 'films'], except: ['*-lines'] });
    expect(files.map(({ path }) => path)).toEqual(['schemas/resources/films.json', 'schemas/resources/purchases.json']);
    expect(resource('purchases').schema.properties.customer_id).toEqual({
      type: 'string',
      maxLength: 5,
      'x-searchable': true,
      'x-label': { en: 'Customer id' },
    });
    expect(notes).toContainEqual({
      code: 'TUY886',
      place: 'purchase.customer_id',
      message: 'refers to customer, which is not imported',
    });
  });

  test('a resource gets the name that the user gives, also in references', async () => {
    const { resource } = await drafted(undefined, { rename: { persons: 'staff-members' } });
    expect(resource('staff-members').schema.properties.reports_to['x-reference']).toBe('staff-members');
    expect(resource('badges').schema.properties.person_id['x-reference']).toBe('staff-members');
  });

  test('a view that the user names becomes a read-only resource', async () => {
    const { resource } = await drafted(undefined, { only: ['film-lists'] });
    expect(resource('film-lists')).toMatchObject({ actions: ['list', 'show'], title: '{title}' });
  });

  test('a list of references stays where the last import put it', async () => {
    const first = await drafted();
    expect(first.resource('films').schema.properties).toHaveProperty('genre_ids');
    const rows = `${SQLITE_SHOP}INSERT INTO film (film_id, title) VALUES (3, 'Third'), (4, 'Fourth');`;
    expect((await drafted(rows)).resource('genres').schema.properties).toHaveProperty('film_ids');
    const next = await drafted(rows, { previous: { files: first.files, notes: [] } });
    expect(next.resource('films').schema.properties).toHaveProperty('genre_ids');
  });

  test('an import refuses to leave the records in the database', async () => {
    const { tables } = await opened();
    expect(() => databaseSource.draft(tables, { ...OPTIONS, backend: 'old' })).toThrow(
      'A project copies the records of a database',
    );
  });
});

describe('names in a database that fields cannot have', () => {
  const AWKWARD = `
    CREATE TABLE "Đơn hàng" ("id" INTEGER PRIMARY KEY, "q" TEXT, "fooBar" TEXT, "foo_bar" TEXT, "2nd value" TEXT, "constructor" TEXT);
    CREATE TABLE search (search_id INTEGER PRIMARY KEY, term TEXT);
    CREATE TABLE term (id INTEGER PRIMARY KEY, a TEXT);
    CREATE TABLE terms (id INTEGER PRIMARY KEY, a TEXT);`;

  test('names become lowercase words, reserved ones get a prefix and equal ones a number', async () => {
    const { files, resource, notes } = await drafted(AWKWARD);
    expect(files.map(({ path }) => path.split('/')[2])).toEqual([
      'don-hangs.json',
      'searches.json',
      'terms-2.json',
      'terms.json',
    ]);
    expect(Object.keys(resource('don-hangs').schema.properties)).toEqual([
      'legacy_q',
      'foo_bar',
      'foo_bar_2',
      'field_2nd_value',
      'legacy_constructor',
    ]);
    expect(notes.filter(({ code }) => code === 'TUY882').map(({ place }) => place)).toEqual([
      'terms',
      'Đơn hàng.q',
      'Đơn hàng.foo_bar',
      'Đơn hàng.constructor',
    ]);
  });
});

describe('records of a database', () => {
  test('records come after those that they refer to, except where tables refer to each other', async () => {
    const names = (await records()).map(({ resource }) => resource);
    expect([...new Set(names)]).toEqual([
      'persons',
      'badges',
      'clerks',
      'branches',
      'customers',
      'genres',
      'films',
      'purchases',
      'purchase-lines',
    ]);
  });

  test('values are converted to the form of their fields: enums, money, times of the project’s clock and keys', async () => {
    const found = await records();
    expect(found.find(({ resource }) => resource === 'films')).toEqual({
      resource: 'films',
      place: 'film',
      key: '1',
      values: {
        title: 'First',
        length: 90,
        length_hours: 1.5,
        rental_rate: 4.99,
        replacement_cost: 1999,
        rating: 'NOT_RATED',
        stars: 5,
        rented_at: '2024-03-01T12:30:15.000Z',
        genre_ids: [
          { resource: 'genres', key: '1' },
          { resource: 'genres', key: '2' },
        ],
      },
    });
    expect(found.find(({ resource }) => resource === 'purchase-lines')).toMatchObject({
      key: '["7","1"]',
      values: { purchase_id: { resource: 'purchases', key: '7' }, quantity: 2 },
    });
  });

  test('secrets are not among the values', async () => {
    const found = await records();
    expect(found.filter(({ resource }) => resource === 'persons').map(({ values }) => values)).toEqual([
      { first_name: 'Ada', last_name: 'Ng', reports_to: { resource: 'persons', key: '2' } },
      { first_name: 'Bo', last_name: 'Lee' },
    ]);
  });
});

test('a file that is no database is refused with its name', async () => {
  const path = sqliteFile('CREATE TABLE a (b TEXT);');
  await expect(databaseSource.read({ from: 'x.sqlite', path: `${path}-missing` })).rejects.toThrow(
    'x.sqlite cannot be read',
  );
});
