import { expect, it } from 'vitest';
import { csvFile, csvLines, safeCell } from './line.ts';

it('CSV lines end with CRLF, and line breaks inside cells become LF', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['c\r\nd\re', ''],
    ]),
  ).toBe('a,b\r\n"c\nd\ne",\r\n');
  expect(csvLines([])).toBe('');
});

it('CSV cells with a separator used in any country, such as a semicolon, are quoted', () => {
  expect(csvLines([['a;b', 'a\tb', 'a,b', 'a"b', 'a b']])).toBe('"a;b","a\tb","a,b","a""b",a b\r\n');
});

it('a CSV file starts with a byte order mark, and its formulas are escaped', () => {
  expect(
    csvFile([
      ['Tên', 1, null],
      ['=1+1', -1, ''],
    ]),
  ).toBe("\u{FEFF}Tên,1,\r\n'=1+1,-1,\r\n");
  expect([safeCell('-1'), safeCell(-1)]).toEqual(["'-1", '-1']);
});
