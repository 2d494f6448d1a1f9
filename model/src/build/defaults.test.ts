import { expect, test } from 'vitest';
import { loadExample, set } from '../example/example.fixture.ts';
import type { Edit } from '../example/example.fixture.ts';
import { type Model, resourceNamed } from '../model/model.ts';

const label = (vi: string, en: string) => ({ vi, en });
const text = label('Chữ', 'Text');

function load(edits: Readonly<Record<string, Edit>>): Model {
  const { model, diagnostics } = loadExample(edits);
  if (!model) throw new Error(JSON.stringify(diagnostics, null, 1));
  return model;
}

test('a print document with minimal settings gets all default settings', () => {
  const file = {
    name: 'slip',
    label: text,
    resource: 'loans',
    blocks: [
      { letterhead: true },
      { heading: text },
      { text },
      { fields: ['number', { field: 'due_on', label: text, strong: true }] },
      { totals: ['book.price'] },
      { table: { rows: 'history', columns: ['to'] } },
      { qr: 'number' },
      { barcode: 'number' },
      { barcode: 'number', size: 20, when: { state: 'OPEN' } },
      { line: true },
      { space: 4 },
    ],
  };
  const { prints } = load({ 'schemas/prints/slip.json': () => JSON.stringify(file) });
  expect(prints).toEqual([
    {
      name: 'slip',
      source: 'schemas/prints/slip.json',
      label: text,
      resource: 'loans',
      list: false,
      permission: 'loan.read',
      papers: ['A4', 'A5', '80mm'],
      blocks: [
        { block: 'letterhead' },
        { block: 'heading', text, align: 'center' },
        { block: 'text', text, align: 'left', strong: false, small: false },
        {
          block: 'fields',
          fields: [
            { path: 'number', strong: false },
            { path: 'due_on', label: text, strong: true },
          ],
          columns: 1,
        },
        { block: 'totals', fields: [{ path: 'book.price', strong: false }] },
        {
          block: 'table',
          rows: 'history',
          numbered: false,
          columns: [{ path: 'to', strong: false, align: 'left', width: 1, total: false }],
        },
        { block: 'code', code: 'qr', path: 'number', size: 28 },
        { block: 'code', code: 'barcode', path: 'number', size: 12 },
        { block: 'code', code: 'barcode', path: 'number', size: 20, when: { state: 'OPEN' } },
        { block: 'line' },
        { block: 'space', size: 4 },
      ],
    },
  ]);
});

test('numbers and amounts in a printed table are right-aligned by default', () => {
  const price = { field: 'book.price', align: 'left', width: 2, total: true };
  const file = {
    name: 'register',
    label: text,
    resource: 'loans',
    list: true,
    papers: ['A4'],
    blocks: [{ table: { columns: ['number', 'book.pages', 'book.price', price] } }],
  };
  const [print] = load({ 'schemas/prints/register.json': () => JSON.stringify(file) }).prints;
  expect(print).toMatchObject({ list: true, papers: ['A4'] });
  const column = { strong: false, align: 'left', width: 1, total: false };
  expect(print?.blocks).toEqual([
    {
      block: 'table',
      numbered: false,
      columns: [
        { ...column, path: 'number' },
        { ...column, path: 'book.pages', align: 'right' },
        { ...column, path: 'book.price', align: 'right' },
        { ...column, path: 'book.price', width: 2, total: true },
      ],
    },
  ]);
});

test('dashboard tiles with minimal settings get all default settings', () => {
  const tiles = [
    { name: 'due', kind: 'todo', label: text, resource: 'loans', due: 'due_on' },
    { name: 'since', kind: 'todo', label: text, resource: 'loans', since: 'created_at' },
    { name: 'newest', kind: 'list', label: text, resource: 'loans' },
    { name: 'oldest', kind: 'list', label: text, resource: 'loans', sort: 'due_on', first: 2 },
    { name: 'states', kind: 'chart', label: text, resource: 'loans', group: 'state' },
    { name: 'days', kind: 'trend', label: text, resource: 'loans', date: 'due_on' },
    { name: 'weeks', kind: 'trend', label: text, resource: 'loans', date: 'due_on', by: 'week' },
    { name: 'months', kind: 'trend', label: text, resource: 'loans', date: 'due_on', by: 'month' },
    { name: 'all', kind: 'figure', label: text, resource: 'loans' },
  ];
  const { dashboards } = load({ 'schemas/dashboards/branch.json': set(['tiles'], tiles) });
  const wide = { label: text, wide: true, hideZero: false, resource: 'loans', filter: {} };
  const rows = { ...wide, columns: ['number', 'book_id', 'state'], first: 5 };
  const trend = { ...wide, kind: 'trend', date: 'due_on' };
  expect(dashboards[0]).toMatchObject({ groups: ['branch'], superusers: false });
  expect(dashboards[0]?.tiles).toEqual([
    { ...rows, name: 'due', kind: 'todo', date: 'due_on', means: 'due' },
    { ...rows, name: 'since', kind: 'todo', date: 'created_at', means: 'since' },
    { ...rows, name: 'newest', kind: 'list', sort: { field: 'due_on', order: 'DESC' } },
    { ...rows, name: 'oldest', kind: 'list', first: 2, sort: { field: 'due_on', order: 'ASC' } },
    { ...wide, name: 'states', kind: 'chart', first: 8, group: 'state' },
    { ...trend, name: 'days', by: 'day', last: 30 },
    { ...trend, name: 'weeks', by: 'week', last: 12 },
    { ...trend, name: 'months', by: 'month', last: 12 },
    { ...wide, wide: false, name: 'all', kind: 'figure', tone: 'neutral' },
  ]);
});

test('a page shows at most five related records unless the schema sets another maximum', () => {
  const related = { resource: 'loans', by: 'book_id' };
  const built = (file: object) =>
    resourceNamed(load({ 'schemas/resources/books.json': set(['related'], [file]) }), 'books')?.related;
  expect(built(related)).toEqual([{ ...related, limit: 5 }]);
  expect(built({ ...related, limit: 3, sort: '-due_on' })).toEqual([
    { ...related, limit: 3, sort: { field: 'due_on', order: 'DESC' } },
  ]);
});
