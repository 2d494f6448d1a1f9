import { expect, test } from 'vitest';
import { DEFAULT_HUE } from './hues.ts';
import { themeOptions } from './theme.ts';

test('who chose nothing has the theme Blue', () => {
  expect(DEFAULT_HUE).toBe('blue');
});

test('a screen below 768 px is a phone’s, and the menu is 200 px wide, 80 px folded', () => {
  const { breakpoints, sidebar } = themeOptions('light', DEFAULT_HUE, 'Đang tải');
  expect(breakpoints?.values).toMatchObject({ sm: 768 });
  expect(sidebar).toEqual({ width: 200, closedWidth: 80 });
});
