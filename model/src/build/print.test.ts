import { describe, expect, test } from 'vitest';
import { loadExample } from '../example/example.fixture.ts';
import type { PrintBlockFile } from './files.ts';
import { buildPrint } from './print.ts';

const text = { en: 'Text' };
const resources = new Map(loadExample().model?.resources.map((one) => [one.name, one]));
const print = (more: object, resource = 'loans', blocks: readonly PrintBlockFile[] = []) => {
  const value = { name: 'slip', label: text, resource, blocks, ...more };
  return buildPrint({ name: 'slip', source: 'slip.json', value }, resources);
};
const block = (file: PrintBlockFile, resource = 'loans') => print({}, resource, [file]).blocks[0];

test('a print says what it needs and when it is made', () => {
  const copies = { printed: 'printed_at', transition: 'reprint', count: 'prints' };
  const when = { state: 'OPEN' };
  const more = { list: true, permission: 'book.read', when, papers: ['A5'], copies, template: 'branches.slip' };
  expect(print(more)).toEqual({
    name: 'slip',
    source: 'slip.json',
    label: text,
    resource: 'loans',
    blocks: [],
    ...more,
    template: { resource: 'branches', field: 'slip' },
  });
  expect(print({})).toEqual({
    name: 'slip',
    source: 'slip.json',
    label: text,
    resource: 'loans',
    list: false,
    permission: 'loan.read',
    papers: ['A4', 'A5', '80mm'],
    blocks: [],
  });
  expect(print({}, 'unknown').permission).toBe('unknown.read');
});

test.each<[PrintBlockFile, object]>([
  [
    { heading: text, align: 'left' },
    { block: 'heading', text, align: 'left' },
  ],
  [
    { text, align: 'right', strong: true, small: true },
    { block: 'text', text, align: 'right', strong: true, small: true },
  ],
  [
    { fields: [{ field: 'number' }], columns: 2 },
    { block: 'fields', fields: [{ path: 'number', strong: false }], columns: 2 },
  ],
  [
    { totals: [{ field: 'number', label: text, strong: true }] },
    { block: 'totals', fields: [{ path: 'number', label: text, strong: true }] },
  ],
  [
    { qr: 'number', size: 40 },
    { block: 'code', code: 'qr', path: 'number', size: 40 },
  ],
  [
    { barcode: 'number', size: 20 },
    { block: 'code', code: 'barcode', path: 'number', size: 20 },
  ],
  [{ signatures: [{ label: text }] }, { block: 'signatures', places: [{ label: text }] }],
  [{ space: 0 }, { block: 'space', size: 0 }],
  [
    { line: true, when: { state: 'OPEN' } },
    { block: 'line', when: { state: 'OPEN' } },
  ],
  [{ letterhead: true }, { block: 'letterhead' }],
])('the block %j', (file, built) => expect(block(file)).toEqual(built));

describe('a table', () => {
  const column = (path: string, align: string) => ({ path, strong: false, align, width: 1, total: false });
  const columns = (resource: string, rows: string | undefined, ...paths: readonly string[]) => {
    const built = block({ table: { ...(rows !== undefined && { rows }), columns: paths } }, resource);
    return built && 'columns' in built ? built.columns : undefined;
  };

  test('may be numbered, and its columns wide and summed up', () => {
    const field = { field: 'book.price', label: text, strong: true, align: 'center', width: 3, total: true } as const;
    expect(block({ table: { numbered: true, columns: [field] } })).toEqual({
      block: 'table',
      numbered: true,
      columns: [{ path: 'book.price', label: text, strong: true, align: 'center', width: 3, total: true }],
    });
  });

  test('has quantities on the right, texts and what is unknown on the left', () => {
    expect(columns('books', undefined, 'name', 'pages', 'price', 'bought_on', 'nothing')).toEqual([
      column('name', 'left'),
      column('pages', 'right'),
      column('price', 'right'),
      column('bought_on', 'left'),
      column('nothing', 'left'),
    ]);
    expect(columns('unknown', undefined, 'pages')).toEqual([column('pages', 'left')]);
  });

  test('has the fields of its rows', () => {
    expect(columns('books', 'authors', 'name', 'born', 'pages')).toEqual([
      column('name', 'left'),
      column('born', 'right'),
      column('pages', 'left'),
    ]);
  });

  test('of records that refer to this one has their fields', () => {
    expect(columns('users', 'loans.created_by', 'number', 'book.pages')).toEqual([
      column('number', 'left'),
      column('book.pages', 'right'),
    ]);
    expect(columns('users', 'nothing.created_by', 'pages')).toEqual([column('pages', 'left')]);
  });
});
