import { expect, test } from 'vitest';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

test('who chose nothing has the theme Blue', () => {
  expect(Object.keys(HUES)[0]).toBe('blue');
});

test('a screen below 768 px is a phone’s, and the menu is 200 px wide, 80 px folded', () => {
  const { breakpoints, sidebar } = themeOptions('light', HUES.blue, 'Đang tải');
  expect(breakpoints?.values).toMatchObject({ sm: 768 });
  expect(sidebar).toEqual({ width: 200, closedWidth: 80 });
});
