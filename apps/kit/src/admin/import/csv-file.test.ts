import type { Field, Resource } from '@tuyen/model';
import { expect, test } from 'vitest';
import { csvText, NotUnicodeError, readCsv, readOnlyColumns, templateCsv, unknownColumns } from './csv-file.ts';

const base = { readOnly: false, writeOnly: false, unique: false, schema: {} };
const field = (name: string, vi: string, en: string, more: object = {}) =>
  ({ ...base, name, kind: 'text', label: { vi, en }, ...more }) as unknown as Field;
const vehicles = {
  name: 'vehicles',
  actions: ['list', 'show', 'create', 'edit'],
  fields: [
    field('plate', 'Biển số', 'Plate', { unique: true }),
    field('seats', 'Số chỗ', 'Seats', { kind: 'integer' }),
    field('secret', 'Bí mật', 'Secret', { writeOnly: true }),
    field('created_at', 'Tạo lúc', 'Created at', { kind: 'date-time', readOnly: true }),
  ],
} as unknown as Resource;
const model = { languages: ['vi', 'en'] };
const bytes = (text: string) => new TextEncoder().encode(text);

test('columns are known by label in any language, by name, and by both', () => {
  const file = (heading: string) => readCsv(bytes(`${heading}\n30E-1,4\n`));
  for (const heading of ['Biển số,Số chỗ', 'PLATE,seats', 'plate (Biển số),Seats (seats)', 'plate,created_at'])
    expect(unknownColumns(vehicles, file(heading), model)).toEqual([]);
  expect(unknownColumns(vehicles, file('plate,wheels'), model)).toEqual(['wheels']);
  expect(unknownColumns(vehicles, file('plate,Bí mật'), model)).toEqual(['Bí mật']);
  expect(unknownColumns(vehicles, file('plate,Biển số'), model)).toEqual(['Biển số']);
  expect(unknownColumns(vehicles, file('plate,'), model)).toEqual(['']);
  expect(unknownColumns(vehicles, readCsv(bytes('plate,\n30E-1,\n')), model)).toEqual([]);
  expect(readOnlyColumns(vehicles, ['plate', 'Tạo lúc'], model)).toEqual(['Tạo lúc']);
});

test('lines are counted as a spreadsheet does, whatever is empty between them', () => {
  const { rows } = readCsv(bytes('plate,seats\r\n\r\nA,1\r\n,\r\n"B\nb",2\r\n'));
  expect(rows).toEqual([
    { line: 3, cells: ['A', '1'] },
    { line: 5, cells: ['B\nb', '2'] },
  ]);
});

test('a file of a spreadsheet is read: marks, semicolons, tabs, UTF-16', () => {
  const rows = [{ line: 2, cells: ['Xe | một', '1'] }];
  expect(readCsv(bytes('\uFEFFBiển số;Số chỗ\nXe | một;1')).rows).toEqual(rows);
  expect(readCsv(new Uint8Array(Buffer.from('\uFEFFBiển số\tSố chỗ\nXe | một\t1', 'utf16le')))).toEqual({
    columns: ['Biển số', 'Số chỗ'],
    rows,
  });
  expect(() => readCsv(Uint8Array.from([0x42, 0xcc, 0xe0]))).toThrow(NotUnicodeError);
});

test('a template has the columns that an import writes', () => {
  expect(templateCsv(vehicles, model, 'en')).toBe('\uFEFFPlate,Seats');
});

test('a text that a spreadsheet would run is made text', () => {
  expect(csvText([['=1+1', -1]])).toBe("\uFEFF'=1+1,-1");
});
