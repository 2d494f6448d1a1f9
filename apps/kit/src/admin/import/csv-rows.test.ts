import type { Field, Resource } from '@tuyen/schemas';
import { expect, test } from 'vitest';
import { csvOf, rowsOf } from './csv-rows.ts';

const base = {
  required: false,
  readOnly: false,
  writeOnly: false,
  unique: false,
  searchable: false,
  public: false,
  system: false,
};
const field = (name: string, kind: string, more: object = {}) =>
  ({ ...base, name, kind, label: { vi: name }, schema: {}, ...more }) as unknown as Field;
const resource = {
  name: 'vehicles',
  fields: [
    field('plate', 'text', { multiline: false }),
    field('seats', 'integer'),
    field('secret', 'text', { writeOnly: true }),
    field('scan', 'file', { multiple: false }),
    field('created_at', 'date-time', { readOnly: true }),
  ],
} as unknown as Resource;

test('an export begins with the mark that spreadsheets need, and has no secret and no document', () => {
  const row = { plate: '30E-12345', seats: 45, secret: 'x', scan: '/api/v1/uploads/1' };
  const csv = csvOf(resource, [row], (name) => `nhãn ${name}`);
  expect(csv.startsWith('\uFEFFplate (nhãn plate),')).toBe(true);
  expect(csv).toContain('30E-12345,45');
  expect(csv).not.toContain('secret');
  expect(csv).not.toContain('uploads');
});

test('a cell that a spreadsheet would run is made text', () => {
  expect(csvOf(resource, [{ plate: '=1+1' }], (name) => name)).toContain("'=1+1");
});

test('what was exported can be imported', () => {
  const csv = csvOf(
    resource,
    [{ plate: '30E-12345', seats: 45, created_at: '2026-01-01T00:00:00.000Z' }],
    (name) => name,
  );
  expect(rowsOf(resource, csv)).toEqual({ rows: [{ plate: '30E-12345', seats: 45 }], unknown: [] });
});

test('headings that name no field are told', () => {
  expect(rowsOf(resource, 'plate,wheels\n30E-1,4\n').unknown).toEqual(['wheels']);
});
