import { describe, expect, test } from 'vitest';
import { loadExample } from '../../example/example.fixture.ts';
import type { PrintBlockFile } from '../../generated/print.ts';
import { buildPrint } from './build-print.ts';

const text = { en: 'Text' };
const resources = new Map(loadExample().model?.resources.map((one) => [one.name, one]));
const print = (more: object, resource = 'loans', blocks: readonly PrintBlockFile[] = []) => {
  const value = { name: 'slip', label: text, resource, blocks, ...more };
  return buildPrint({ name: 'slip', source: 'slip.json', value }, resources);
};
const block = (file: PrintBlockFile, resource = 'loans') => print({}, resource, [file]).blocks[0];

test('a print document has the permission, condition and other settings of its file, or else defaults', () => {
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
])('the block %j of a printed document is built with its default settings', (file, built) =>
  expect(block(file)).toEqual(built),
);

describe('Table in a print document', () => {
  const column = (path: string, align: string) => ({ path, strong: false, align, width: 1, total: false });
  const columns = (resource: string, rows: string | undefined, ...paths: readonly string[]) => {
    const built = block({ table: { ...(rows !== undefined && { rows }), columns: paths } }, resource);
    return built && 'columns' in built ? built.columns : undefined;
  };

  test('a printed table can have numbered rows, wide columns and totals', () => {
    const field = { field: 'book.price', label: text, strong: true, align: 'center', width: 3, total: true } as const;
    expect(block({ table: { numbered: true, columns: [field] } })).toEqual({
      block: 'table',
      numbered: true,
      columns: [{ path: 'book.price', label: text, strong: true, align: 'center', width: 3, total: true }],
    });
  });

  test('a printed table aligns numbers and amounts right, and texts and unknown fields left', () => {
    expect(columns('books', undefined, 'name', 'pages', 'price', 'bought_on', 'nothing')).toEqual([
      column('name', 'left'),
      column('pages', 'right'),
      column('price', 'right'),
      column('bought_on', 'left'),
      column('nothing', 'left'),
    ]);
    expect(columns('unknown', undefined, 'pages')).toEqual([column('pages', 'left')]);
  });

  test('a printed table of a nested list has the fields of that list as columns', () => {
    expect(columns('books', 'authors', 'name', 'born', 'pages')).toEqual([
      column('name', 'left'),
      column('born', 'right'),
      column('pages', 'left'),
    ]);
  });

  test('a printed table of records that refer to the printed record has the fields of these records as columns', () => {
    expect(columns('users', 'loans.created_by', 'number', 'book.pages')).toEqual([
      column('number', 'left'),
      column('book.pages', 'right'),
    ]);
    expect(columns('users', 'nothing.created_by', 'pages')).toEqual([column('pages', 'left')]);
  });
});
