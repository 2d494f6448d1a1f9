import { expect, test } from 'vitest';
import {
  inOrderOf,
  isArranged,
  MAX_WIDTH,
  MIN_WIDTH,
  widthStyles,
  withMoved,
  withoutWidth,
  withWidth,
} from './column-layout.ts';

const shown = ['code', 'name', 'state', 'since'];

test.each([
  ['to the left', 'since', 'name', ['code', 'since', 'name', 'state']],
  ['to the right', 'code', 'state', ['name', 'state', 'code', 'since']],
  ['to the first place', 'since', 'code', ['since', 'code', 'name', 'state']],
  ['to the last place', 'code', 'since', ['name', 'state', 'since', 'code']],
])('a column moves %s, and the others keep their order', (_, column, to, order) => {
  expect(withMoved({}, shown, column, to)).toEqual({ order });
});

test('a column that moves to its own or an unknown place changes nothing', () => {
  const layout = { widths: { code: 80 } };
  expect(withMoved(layout, shown, 'code', 'code')).toBe(layout);
  expect(withMoved(layout, shown, 'code', 'nothing')).toBe(layout);
});

test('a width is a whole number of pixels between the smallest and the largest', () => {
  expect(withWidth({}, 'code', 100.4)).toEqual({ widths: { code: 100 } });
  expect(withWidth({}, 'code', 1)).toEqual({ widths: { code: MIN_WIDTH } });
  expect(withWidth({}, 'code', 9999)).toEqual({ widths: { code: MAX_WIDTH } });
});

test('a layout without an order and without widths is not arranged', () => {
  const wide = withWidth({}, 'code', 100);
  expect([isArranged({}), isArranged(wide), isArranged(withoutWidth(wide, 'code'))]).toEqual([false, true, false]);
  expect(isArranged({ order: shown })).toBe(true);
});

test('columns that an order does not contain come last', () => {
  const columns = ['new', 'code', 'newer', 'name'];
  expect(inOrderOf(columns, (name) => name, ['name', 'code'])).toEqual(['name', 'code', 'new', 'newer']);
});

test('cells of a column with a width have exactly this width', () => {
  const styles = widthStyles({ widths: { 'parts.kind': 90 } });
  expect(Object.keys(styles)[0]).toBe(String.raw`& th.column-parts\.kind`);
  expect(Object.values(styles)[0]).toMatchObject({ width: 90, minWidth: 90, maxWidth: 90 });
});
