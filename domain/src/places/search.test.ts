import { describe, expect, it } from 'vitest';
import { formerNames, wardsFound } from './search.ts';

const wards = [
  { name: { vi: 'Phường Hoàn Kiếm' }, former_names: 'Quận Hoàn Kiếm, Phường Hàng Trống' },
  { name: { vi: 'Phường Cửa Nam' }, former_names: 'Quận Hoàn Kiếm, Phường Phan Chu Trinh' },
  { name: { vi: 'Phường Từ Liêm' }, former_names: 'Quận Nam Từ Liêm, Phường Mỹ Đình 1, Phường Mỹ Đình 2' },
  { name: { vi: 'Phường Sài Gòn', en: 'Sai Gon Ward' }, former_names: 'Quận 1, Phường Bến Nghé' },
  { name: { vi: 'Phường Diên Hồng' }, former_names: 'Quận 10, Phường 1' },
  { name: { vi: 'Phường Tam Bình' }, former_names: 'Thành phố Thủ Đức' },
  { name: { vi: 'Xã Sóc Sơn' }, former_names: null },
];

const found = (text: string) =>
  wardsFound(wards, text).map(({ ward, formerly }) => [ward.name.vi, ...(formerly === undefined ? [] : [formerly])]);

describe('Search of wards', () => {
  it.each([
    ['hoan kiem', [['Phường Hoàn Kiếm'], ['Phường Cửa Nam', 'Quận Hoàn Kiếm']]],
    [
      'Quận Hoàn Kiếm',
      [
        ['Phường Hoàn Kiếm', 'Quận Hoàn Kiếm'],
        ['Phường Cửa Nam', 'Quận Hoàn Kiếm'],
      ],
    ],
    ['Mỹ Đình', [['Phường Từ Liêm', 'Phường Mỹ Đình 1']]],
    ['my dinh 2', [['Phường Từ Liêm', 'Phường Mỹ Đình 2']]],
    ['Thủ Đức', [['Phường Tam Bình', 'Thành phố Thủ Đức']]],
    ['TP Thủ Đức', [['Phường Tam Bình', 'Thành phố Thủ Đức']]],
    ['hang tr', [['Phường Hoàn Kiếm', 'Phường Hàng Trống']]],
    ['Sóc Sơn', [['Xã Sóc Sơn']]],
    ['Sai Gon Ward', [['Phường Sài Gòn']]],
    ['Thu Duc City', [['Phường Tam Bình', 'Thành phố Thủ Đức']]],
    ['District 1', [['Phường Sài Gòn', 'Quận 1']]],
    ['Gò Vấp', []],
  ])('a ward is found by its name or a former name, without accents: %s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each(['Quận 1', 'quan 1', 'Q1', 'q.1', 'Q. 1'])('a number is found only whole: %s', (text) => {
    expect(found(text)).toEqual([['Phường Sài Gòn', 'Quận 1']]);
  });

  it('a search without a word finds all wards in their order', () => {
    expect(wardsFound(wards, ' ').map(({ ward }) => ward)).toEqual(wards);
    expect(wardsFound(wards, undefined)).toHaveLength(wards.length);
  });

  it('former names are separated by commas or semicolons', () => {
    expect(formerNames({ former_names: 'Quận 1, Phường Đa Kao; Phường 6,' })).toEqual([
      'Quận 1',
      'Phường Đa Kao',
      'Phường 6',
    ]);
    expect(formerNames({ former_names: null })).toEqual([]);
  });
});
