import { expect, it } from 'vitest';
import { englishUnit } from './english-unit.ts';

it.each([
  ['Quận Hoàn Kiếm', 'Hoan Kiem District'],
  ['Quận 1', 'District 1'],
  ['Phường 05', 'Ward 05'],
  ['Thị xã Sơn Tây', 'Son Tay Town'],
  ['Thị trấn Đông Anh', 'Dong Anh Township'],
  ['Thành phố Thủ Đức', 'Thu Duc City'],
  ['Xã Kim Chung', 'Kim Chung Commune'],
  ['Hà Tây', 'Ha Tay'],
])('the former unit %s is called %s in English', (name, english) => {
  expect(englishUnit(name)).toBe(english);
});
