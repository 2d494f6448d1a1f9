import { expect, it } from 'vitest';
import { csvFile, csvLines, safeCell } from './line.ts';

it('ends lines with CRLF and normalizes line breaks inside cells to LF', () => {
  expect(
    csvLines([
      ['a', 'b'],
      ['c\r\nd\re', ''],
    ]),
  ).toBe('a,b\r\n"c\nd\ne",\r\n');
  expect(csvLines([])).toBe('');
});

it('quotes cells that contain a separator used in any country', () => {
  expect(csvLines([['a;b', 'a\tb', 'a,b', 'a"b', 'a b']])).toBe('"a;b","a\tb","a,b","a""b",a b\r\n');
});

it('starts a file with a byte order mark and escapes formulas', () => {
  expect(
    csvFile([
      ['Tên', 1, null],
      ['=1+1', -1, ''],
    ]),
  ).toBe("\u{FEFF}Tên,1,\r\n'=1+1,-1,\r\n");
  expect([safeCell('-1'), safeCell(-1)]).toEqual(["'-1", '-1']);
});
