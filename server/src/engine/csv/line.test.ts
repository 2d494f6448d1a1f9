import { expect, it } from 'vitest';
import { csvFile, csvLines, safeCell } from './line.ts';

it('lines end as Windows ends them, line breaks inside of cells do not', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['c\r\nd\re', ''],
    ]),
  ).toBe('a,b\r\n"c\nd\ne",\r\n');
  expect(csvLines([])).toBe('');
});

it('cells with what separates cells somewhere are in quotes', () => {
  expect(csvLines([['a;b', 'a\tb', 'a,b', 'a"b', 'a b']])).toBe('"a;b","a\tb","a,b","a""b",a b\r\n');
});

it('a file begins with the mark that makes spreadsheets read its letters, and runs nothing', () => {
  expect(
    csvFile([
      ['Tên', 1, null],
      ['=1+1', -1, ''],
    ]),
  ).toBe("\u{FEFF}Tên,1,\r\n'=1+1,-1,\r\n");
  expect([safeCell('-1'), safeCell(-1)]).toEqual(["'-1", '-1']);
});
