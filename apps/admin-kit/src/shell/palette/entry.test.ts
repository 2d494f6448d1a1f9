import { expect, test } from 'vitest';
import { matching, type PaletteEntry } from './entry.ts';

const entry = (label: string, detail?: string): PaletteEntry => ({ id: label, label, ...(detail && { detail }) });
const entries = [entry('Thẻ khách hàng'), entry('Khách hàng'), entry('Đơn hàng', 'Bán vé'), entry('Thêm đơn hàng')];
const found = (text: string, most = 9) => matching(entries, text, most).map(({ label }) => label);

test('the command palette finds entries for a search without diacritics and lists matches at the start first', () => {
  expect(found('khach hang')).toEqual(['Khách hàng', 'Thẻ khách hàng']);
  expect(found('HANG don')).toEqual(['Đơn hàng', 'Thêm đơn hàng']);
  expect(found('hàng', 2)).toHaveLength(2);
});

test('the command palette sorts equally good matches by the number of their uses', () => {
  const used = [entry('Vé ngày'), { ...entry('Vé tháng'), uses: 4 }, { ...entry('Yêu cầu hủy vé'), uses: 9 }];
  expect(matching(used, 've', 9).map(({ label }) => label)).toEqual(['Vé tháng', 'Vé ngày', 'Yêu cầu hủy vé']);
});

test('the command palette also finds entries by their group, and an empty search finds nothing', () => {
  expect(found('ban ve')).toEqual(['Đơn hàng']);
  expect(found('  ')).toEqual([]);
  expect(found('metro')).toEqual([]);
});

test('the command palette lists matches by label before matches by group, regardless of use', () => {
  const all = [{ ...entry('Thiết bị', 'Vận hành'), uses: 9 }, entry('Tổng quan'), entry('Bán vé ngày')];
  expect(matching(all, 'an', 9).map(({ label }) => label)).toEqual(['Tổng quan', 'Bán vé ngày', 'Thiết bị']);
});
