import { describe, expect, test } from 'vitest';
import { allRecords } from '../all-records.fixture.ts';
import type { ImportOptions } from '../draft.ts';
import { OPTIONS } from '../options.fixture.ts';
import { csvSource } from './index.ts';

const CUSTOMERS = [
  'Code,Name,Email,Phone,Since,ZIP,Active,Level,Balance',
  '0001,Ann,ann@example.org,+84 24 3942 1000,01/02/2024,00700,Có,Gold,"1.234,50"',
  '0002,Bo,,+84 24 3942 1001,15/11/2023,70000,Không,Silver,"12,00"',
].join('\n');

async function read(files: Readonly<Record<string, string | Uint8Array>>, encoding?: string) {
  const bytes = Object.entries(files).map(
    ([name, text]) => [name, typeof text === 'string' ? Buffer.from(text) : text] as const,
  );
  return csvSource.read({ from: 'data', files: new Map(bytes), ...(encoding !== undefined && { encoding }) });
}

async function properties(
  files: Readonly<Record<string, string | Uint8Array>>,
  name: string,
  options: Partial<ImportOptions> = {},
) {
  const draft = csvSource.draft(await read(files), { ...OPTIONS, ...options });
  // oxlint-disable-next-line typescript/no-explicit-any -- drafts are JSON of any shape
  const value: any = draft.files.find(({ path }) => path === `schemas/resources/${name}.json`)?.value;
  return { fields: value.schema.properties, notes: draft.notes, value };
}

/** Drafts a file with one column and returns its property without the label. */
async function column(heading: string, cells: readonly string[], options: Partial<ImportOptions> = {}) {
  const text = [heading, ...cells].map((cell) => `"${cell}",x`).join('\n');
  const found = await properties({ 'rows.csv': text }, 'rows', options);
  const { 'x-label': _, 'x-searchable': _searchable, ...property } = found.fields[Object.keys(found.fields)[0] ?? ''];
  return property;
}

describe('columns of a CSV file', () => {
  test.each([
    ['whole numbers', ['1', '20', '1.000'], { type: 'integer' }],
    ['decimals as the project writes them', ['1,5', '1.234,56', '2'], { type: 'number', multipleOf: 0.01 }],
    ['decimals with a point', ['1.5', '0.25'], { type: 'number', multipleOf: 0.01 }],
    ['leading zeros', ['007', '120'], { type: 'string', maxLength: 50 }],
    ['more than 15 digits', ['1234567890123456'], { type: 'string', maxLength: 50 }],
    ['days as the project writes them', ['05/09/2026', '31/12/2026'], { type: 'string', format: 'date' }],
    ['ISO days', ['2026-09-05'], { type: 'string', format: 'date' }],
    ['days that do not exist', ['31/02/2026'], { type: 'string', maxLength: 50 }],
    ['moments', ['2026-09-05T10:00:00Z'], { type: 'string', format: 'date-time' }],
    ['times', ['9:05', '23:59'], { type: 'string', format: 'time' }],
    ['yes and no in Vietnamese', ['Có', 'không'], { type: 'boolean' }],
    ['yes and no of two languages', ['Có', 'no'], { type: 'string', maxLength: 50 }],
    ['email addresses', ['a@b.org', 'c@d.org'], { type: 'string', format: 'email' }],
    ['addresses of pages', ['https://a.org/x'], { type: 'string', format: 'uri' }],
    ['phone numbers', ['+84 24 3942 1000'], { type: 'string', format: 'phone' }],
    [
      'a text among numbers in the last row',
      [...Array<string>(2000).fill('1'), 'n/a'].map((cell, row) => (row < 2000 ? String(row) : cell)),
      { type: 'string', maxLength: 50 },
    ],
    ['no values', ['', ''], { type: 'string', maxLength: 50 }],
    ['long texts', ['x'.repeat(120)], { type: 'string', maxLength: 200 }],
  ])('a column with %s', async (_, cells, property) => {
    expect(await column('value', cells)).toEqual(property);
  });

  test('a column with few different texts becomes an enum only if its texts repeat often enough', async () => {
    const cells = Array.from({ length: 10 }, (_, row) => (row % 2 === 0 ? 'Đang mở' : 'CLOSED'));
    expect(await column('state', cells)).toEqual({
      type: 'string',
      enum: ['CLOSED', 'DANG_MO'],
      'x-values': { CLOSED: { en: 'CLOSED' }, DANG_MO: { en: 'Đang mở' } },
    });
    expect(await column('state', cells.slice(0, 8))).toEqual({ type: 'string', maxLength: 50 });
  });

  test('amounts of the project’s currency are money', async () => {
    expect(await column('Total', ['1.234,56', '2,00'])).toEqual({ type: 'integer', 'x-kind': 'money' });
  });

  test('a complete column of codes becomes unique and required, and the column called name stays the title', async () => {
    const { fields, value } = await properties({ 'customers.csv': CUSTOMERS }, 'customers');
    const { code, name } = fields;
    expect(code).toEqual({ type: 'string', maxLength: 50, 'x-unique': true, 'x-label': { en: 'Code' } });
    expect(name).toMatchObject({ 'x-searchable': true });
    expect([value.schema.required, value.title]).toEqual([['code'], '{name}']);
  });
});

test('a column with a line break in a cell has an input of several lines', async () => {
  const { fields } = await properties({ 'places.csv': 'Code,Street\n1,"A 1\nB"\n2,C' }, 'places');
  expect(fields.street).toMatchObject({ type: 'string', 'x-multiline': true });
  expect(fields.code).not.toHaveProperty('x-multiline');
});

test('labels have no invisible characters of the headings', async () => {
  const { value } = await properties({ 'notes.csv': 'Co\u0007de,\u202EName\n1,a\n' }, 'notes');
  expect(JSON.stringify(value)).toContain('"Name"');
  // oxlint-disable-next-line no-control-regex -- these are the characters in question
  expect(JSON.stringify(value)).not.toMatch(/\\u0007|[\u0007\u202E]/u);
});

describe('CSV files of a folder', () => {
  const ORDERS = 'Number,Customer,Quantity\nA-1,0001,2\nA-2,0002,1\nA-3,,2';

  test('a column whose values are all codes of another file becomes a reference', async () => {
    const files = { 'customers.csv': CUSTOMERS, 'orders.csv': ORDERS, 'readme.txt': 'no table' };
    const { customer, quantity } = (await properties(files, 'orders')).fields;
    expect(customer).toEqual({ type: 'string', 'x-reference': 'customers', 'x-label': { en: 'Customer' } });
    expect(quantity).toEqual({ type: 'integer', 'x-label': { en: 'Quantity' } });
    expect((await properties(files, 'customers')).value.related).toEqual([{ resource: 'orders', by: 'customer' }]);
  });

  test('a column stays a text field if the other file lacks one value of the column', async () => {
    const files = { 'customers.csv': CUSTOMERS, 'orders.csv': `${ORDERS}\nA-4,0009,1` };
    expect((await properties(files, 'orders')).fields.customer).toEqual({
      type: 'string',
      maxLength: 50,
      'x-label': { en: 'Customer' },
    });
  });

  test('records have values in the form of the fields, and the key of the record that they refer to', async () => {
    const files = await read({ 'customers.csv': CUSTOMERS, 'orders.csv': ORDERS });
    const found = await allRecords(csvSource.records?.({ from: 'data' }, files, OPTIONS));
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({
      resource: 'customers',
      place: 'customers.csv',
      key: '0001',
      values: {
        code: '0001',
        name: 'Ann',
        email: 'ann@example.org',
        phone: '+84 24 3942 1000',
        since: '2024-02-01',
        zip: '00700',
        active: true,
        level: 'Gold',
        balance: 1234.5,
      },
    });
    expect(found[2]).toMatchObject({
      key: 'A-1',
      values: { customer: { resource: 'customers', key: '0001' }, quantity: 2 },
    });
  });

  test('rows without a key get one from their values, so that a second run finds them', async () => {
    const keys = async (text: string) => {
      const files = await read({ 'log.csv': text });
      return (await allRecords(csvSource.records?.({ from: 'log.csv' }, files, OPTIONS))).map(({ key }) => key);
    };
    const first = await keys('What,When\na,1\nb,2\na,1');
    expect(new Set(first).size).toBe(3);
    expect(await keys('What,When\nb,2\na,1\na,1')).toEqual([first[1], first[0], first[2]]);
  });
});

describe('texts of a CSV file', () => {
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\u{FEFF}Tên,x\nHuế,1'), 0],
    ['UTF-16', Buffer.from('\u{FEFF}Tên,x\nHuế,1', 'utf16le'), 1],
    ['semicolons', Buffer.from('Tên;x\nHuế;1'), 0],
    ['tabs', Buffer.from('Tên\tx\nHuế\t1'), 0],
  ])('a file with %s is read', async (_, bytes, notes) => {
    const found = await properties({ 'towns.csv': bytes }, 'towns');
    expect(found.fields.ten).toMatchObject({ 'x-label': { en: 'Tên' } });
    expect(found.notes).toHaveLength(notes);
  });

  test('a file that is no UTF-8 is read as Windows-1252, with a note', async () => {
    const found = await properties({ 'staedte.csv': Buffer.from('Name,Größe\nKöln,1', 'latin1') }, 'staedtes');
    expect(found.fields.grosse).toMatchObject({ 'x-label': { en: 'Größe' } });
    expect(found.notes).toEqual([expect.objectContaining({ code: 'TUY890', place: 'staedte.csv' })]);
  });

  test('the encoding that the user names is used, and must fit', async () => {
    const bytes = Buffer.from([...Buffer.from('Name,x\n'), 0xd0, 0x2c, 0x31]);
    const [file] = await read({ 'a.csv': bytes }, 'windows-1258');
    expect(file?.rows).toEqual([['Đ', '1']]);
    await expect(read({ 'a.csv': bytes }, 'utf-8')).rejects.toThrow('a.csv is not written in utf-8.');
    await expect(read({ 'a.csv': bytes }, 'klingon')).rejects.toThrow('"klingon" is not a known encoding.');
  });

  test.each([
    ['', 'a.csv is empty.'],
    ['A,B\n1,2,3', 'a.csv:2 has 3 cells, but there are 2 columns.'],
    ['A,B\n"1,2', 'has a quote that does not end.'],
  ])('the file %j is refused with its line', async (text, message) => {
    await expect(read({ 'a.csv': text })).rejects.toThrow(message);
  });

  test('headings that are missing or equal get names of their own', async () => {
    const [file] = await read({ 'a.csv': 'A,A,,\n1,2,3,' });
    expect(file?.headings).toEqual(['A', 'A (2)', 'Column 3']);
  });
});
