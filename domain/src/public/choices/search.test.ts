import { expect, it } from 'vitest';
import { matches } from './search.ts';

const counter = ['QV001', 'Quầy vé Bến xe Mỹ Đình', 'Sảnh chờ số 1, đường Phạm Hùng', 'Quận Nam Từ Liêm'];
const route = ['32', 'Bến xe Giáp Bát – Nhổn'];

it.each([
  ['', counter, true],
  [undefined, counter, true],
  ['my dinh', counter, true],
  ['MỸ ĐÌNH', counter, true],
  ['phạm hùng', counter, true],
  ['pham hung, tu liem', counter, true],
  ['tu liem my dinh', counter, true],
  ['hoàn kiếm', counter, false],
  ['xe 32', route, true],
  ['Tuyến số 32', route, true],
  ['bus 32', route, true],
  ['xe buýt', route, false],
  ['ben xe', route, true],
  ['xe 33', route, false],
  ['2', route, false],
  ['3', route, true],
  ['2A', ['22A', 'Bến xe Gia Lâm'], false],
  ['giap bat nhon', route, true],
])('the public search ignores accents, case and the order of words: "%s" in %j, found: %s', (search, texts, found) =>
  expect(matches(search, texts)).toBe(found),
);
