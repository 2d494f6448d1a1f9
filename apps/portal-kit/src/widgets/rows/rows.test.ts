import { describe, expect, it } from 'vitest';
import type { FormField } from '../../form-page.ts';
import { cellsIn, csvOf, textOf } from './csv.ts';
import { readRows } from './read-rows.ts';

const field = (name: string, label: string, more: Partial<FormField> = {}): FormField => ({
  name,
  ref: `orders.members.${name}`,
  kind: 'text',
  widget: 'TextWidget',
  label,
  required: true,
  schema: { type: 'string' },
  ...more,
});
const ROW = [
  field('full_name', 'Họ và tên'),
  field('birth_date', 'Ngày sinh', { widget: 'DateWidget', kind: 'date' }),
  field('portrait', 'Ảnh', { widget: 'PhotoWidget', required: false, accept: ['image/png'] }),
];
const read = (text: string) => readRows(cellsIn(text), ROW, ({ label }) => label);

describe('Cells of a CSV file', () => {
  it.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ])('a file with %s is split into its cells', (_, text) => {
    expect(cellsIn(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('a quoted cell may contain the separator, quotes and a line break', () => {
    expect(cellsIn('a,b\n"x, ""y""\nz",2\n')).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ]);
  });

  it('written cells are read back, and no cell begins a formula', () => {
    const lines = [
      ['Dòng', 'Lỗi'],
      ['1', 'a, "b"'],
    ];
    expect(cellsIn(csvOf(lines))).toEqual(lines);
    expect(csvOf([['=1+1']])).toContain("'=1+1");
  });

  it('a file in UTF-16 or in the Vietnamese code page of Windows is decoded', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x41, 0x00, 0xa1, 0x1e]);
    expect(textOf(utf16.buffer)).toBe('Aạ');
    expect(textOf(new Uint8Array([0xd0]).buffer)).toBe('Đ');
  });
});

describe('Rows of a CSV file', () => {
  it('columns are found by label or name in any order, decomposed letters are composed, and local dates become ISO dates', () => {
    const name = 'Nguyễn Thị Thùy';
    expect(read(`Ngày sinh,full_name\n5/3/1990,${name.normalize('NFD')}\n`)).toEqual({
      rows: [{ full_name: name, birth_date: '1990-03-05' }],
      missing: [],
    });
  });

  it('empty lines are left out, and a cell that is no date stays as it is for the form to report', () => {
    expect(read('Họ và tên,Ngày sinh\n,\nAn,hôm qua\n').rows).toEqual([{ full_name: 'An', birth_date: 'hôm qua' }]);
  });

  it('a file without a required column has no rows and names the column', () => {
    const { rows, missing } = read('Họ và tên\nAn\n');
    expect(rows).toEqual([]);
    expect(missing.map(({ name }) => name)).toEqual(['birth_date']);
  });
});
