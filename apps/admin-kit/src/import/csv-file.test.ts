import type { Field, Resource } from '@tuyen/model';
import { expect, test } from 'vitest';
import {
  assignColumns,
  codePageOf,
  csvText,
  NotUnicodeError,
  readCsv,
  readOnlyColumns,
  templateCsv,
  unknownColumns,
} from './csv-file.ts';

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

test('CSV columns are recognized by their label in any language, by field name, or by both together', () => {
  const file = (heading: string) => readCsv(bytes(`${heading}\n30E-1,4\n`));
  for (const heading of ['Biển số,Số chỗ', 'PLATE,seats', 'plate (Biển số),Seats (seats)', 'plate,created_at'])
    expect(unknownColumns(vehicles, file(heading), model)).toEqual([]);
  expect(unknownColumns(vehicles, file('plate,wheels'), model)).toEqual([1]);
  expect(unknownColumns(vehicles, file('plate,Bí mật'), model)).toEqual([1]);
  expect(unknownColumns(vehicles, file('plate,Biển số'), model)).toEqual([1]);
  expect(unknownColumns(vehicles, readCsv(bytes('plate,\nA,1\n')), model)).toEqual([1]);
  expect(unknownColumns(vehicles, readCsv(bytes('plate,\n30E-1,\n')), model)).toEqual([]);
  expect(readOnlyColumns(vehicles, ['plate', 'Tạo lúc'], model)).toEqual(['Tạo lúc']);
});

test('CSV lines are numbered as in a spreadsheet, including empty lines', () => {
  const { rows } = readCsv(bytes('plate,seats\r\n\r\nA,1\r\n,\r\n"B\nb",2\r\n'));
  expect(rows).toEqual([
    { line: 3, cells: ['A', '1'] },
    { line: 5, cells: ['B\nb', '2'] },
  ]);
});

test('the CSV reader supports byte order marks, semicolons, tabs and UTF-16', () => {
  const rows = [{ line: 2, cells: ['Xe | một', '1'] }];
  expect(readCsv(bytes('\uFEFFBiển số;Số chỗ\nXe | một;1')).rows).toEqual(rows);
  expect(readCsv(new Uint8Array(Buffer.from('\uFEFFBiển số\tSố chỗ\nXe | một\t1', 'utf16le')))).toEqual({
    columns: ['Biển số', 'Số chỗ'],
    rows,
    headerFaults: [],
  });
  expect(() => readCsv(Uint8Array.from([0x42, 0xcc, 0xe0]))).toThrow(NotUnicodeError);
});

test('CSV headings may be below a title, and lines are numbered as in the file', () => {
  const isHeading = (cell: string) => cell === 'plate';
  const titled = '"Bank of Hanoi",,,\n\nAccount:,0011,,\nDay,Reference,In,Text\n30/11,FT1,5,a\n01/12,FT2,,b\n';
  const file = readCsv(bytes(titled), isHeading);
  expect(file.columns).toEqual(['Day', 'Reference', 'In', 'Text']);
  expect(file.rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [5, 'FT1'],
    [6, 'FT2'],
  ]);
  expect(readCsv(bytes('plate,,,\nA,1,2,3\n'), isHeading).columns).toEqual(['plate', '', '', '']);
  expect(readCsv(bytes('name,wheels\nA,1,2\n'), isHeading).columns).toEqual(['name', 'wheels']);
});

test('a CSV file in an old code page is read if the page is named', () => {
  // windows-1258 writes ộ as ô followed by a combining dot below.
  const old = Uint8Array.from([...bytes('plate,'), 0xd0, 0xf4, 0xf2, 0x0a]);
  expect(() => readCsv(old)).toThrow(NotUnicodeError);
  expect(readCsv(old, undefined, codePageOf('vi')).columns[1]?.normalize('NFC')).toBe('Độ');
  expect(codePageOf('xx')).toBe('windows-1252');
});

test('a CSV row with more or fewer cells than the header is invalid, with both numbers stated', () => {
  const { rows } = readCsv(bytes('plate,seats\nThaco, đời 2020,4\nB,5,,\nC\nD,6\n'));
  expect(rows.map(({ faults }) => faults)).toEqual([
    [{ kind: 'too_many_cells', cells: 3, columns: 2 }],
    undefined,
    [{ kind: 'too_few_cells', cells: 1, columns: 2 }],
    undefined,
  ]);
  expect(readCsv(bytes('plate,\nA\n')).rows[0]?.faults).toBeUndefined();
});

test('CSV parser errors are assigned to their row, or to the file if the header is invalid', () => {
  expect(readCsv(bytes('plate,seats\nA,1\n"B,2\nC,3\n')).rows[1]?.faults).toEqual([
    { kind: 'open_quote' },
    { kind: 'too_few_cells', cells: 1, columns: 2 },
  ]);
  expect(readCsv(bytes('plate,seats\n"A"x,1\nB,2\n')).rows[0]?.faults?.[0]).toEqual({ kind: 'stray_quote' });
  expect(readCsv(bytes('plate,"seats\nA,1\n')).headerFaults).toEqual([{ kind: 'open_quote' }]);
  expect(readCsv(bytes('plate\nA\n'))).toMatchObject({ headerFaults: [], rows: [{ line: 2, cells: ['A'] }] });
});

test.each([';', '|', '\t', ','])(
  'an Excel "sep=" line at the start of a CSV file sets the delimiter %j',
  (delimiter) => {
    for (const first of [`sep=${delimiter}`, `"sep=${delimiter}"`, `\uFEFFSEP=${delimiter}`])
      expect(readCsv(bytes(`${first}\r\nplate${delimiter}seats\r\nA${delimiter}1\r\n`))).toEqual({
        columns: ['plate', 'seats'],
        rows: [{ line: 2, cells: ['A', '1'] }],
        headerFaults: [],
      });
  },
);

test('unknown CSV columns can be ignored or mapped to fields', () => {
  const file = readCsv(bytes('Xe,Hãng,Màu\nA,Thaco,đỏ\n'));
  expect(
    assignColumns(
      file,
      new Map([
        [0, 'plate'],
        [1, ''],
      ]),
    ),
  ).toMatchObject({
    columns: ['plate', 'Màu'],
    rows: [{ line: 2, cells: ['A', 'đỏ'] }],
  });
});

test('the CSV template has exactly the columns that an import can write', () => {
  expect(templateCsv(vehicles, model, 'en')).toBe('\uFEFFPlate,Seats');
});

test('CSV output escapes a text that a spreadsheet would run as a formula', () => {
  expect(csvText([['=1+1', -1]])).toBe("\uFEFF'=1+1,-1");
});
