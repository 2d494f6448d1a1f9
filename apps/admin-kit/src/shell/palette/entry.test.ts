import { expect, test } from 'vitest';
import { matching, type Entry } from './entry.ts';

const entry = (label: string, detail?: string): Entry => ({ id: label, label, ...(detail && { detail }) });
const entries = [entry('Thẻ khách hàng'), entry('Khách hàng'), entry('Đơn hàng', 'Bán vé'), entry('Thêm đơn hàng')];
const found = (text: string, most = 9) => matching(entries, text, most).map(({ label }) => label);

test('an entry is found by its words without diacritics, and prefix matches come first', () => {
  expect(found('khach hang')).toEqual(['Khách hàng', 'Thẻ khách hàng']);
  expect(found('HANG don')).toEqual(['Đơn hàng', 'Thêm đơn hàng']);
  expect(found('hàng', 2)).toHaveLength(2);
});

test('equally good matches are ordered by use', () => {
  const used = [entry('Vé ngày'), { ...entry('Vé tháng'), uses: 4 }, { ...entry('Yêu cầu hủy vé'), uses: 9 }];
  expect(matching(used, 've', 9).map(({ label }) => label)).toEqual(['Vé tháng', 'Vé ngày', 'Yêu cầu hủy vé']);
});

test('an entry is found by its group too, and an empty text finds nothing', () => {
  expect(found('ban ve')).toEqual(['Đơn hàng']);
  expect(found('  ')).toEqual([]);
  expect(found('metro')).toEqual([]);
});

test('a match by group comes after a match by label, however often it is used', () => {
  const all = [{ ...entry('Thiết bị', 'Vận hành'), uses: 9 }, entry('Tổng quan'), entry('Bán vé ngày')];
  expect(matching(all, 'an', 9).map(({ label }) => label)).toEqual(['Tổng quan', 'Bán vé ngày', 'Thiết bị']);
});
