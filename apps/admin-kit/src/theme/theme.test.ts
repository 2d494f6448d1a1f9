// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { blue } from '@mui/material/colors';
import { expect, test } from 'vitest';
import { useHue } from '../shell/use-themes.ts';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

test('the default color theme is Blue', () => {
  const [hue] = renderHook(() => useHue()).result.current;
  expect(hue).toBe('blue');
  expect(HUES.blue).toBe(blue);
});

test('the theme treats screens below 768 px as phones and sets the menu width', () => {
  const { breakpoints, sidebar } = themeOptions('light', HUES.blue, 'Đang tải');
  expect(breakpoints?.values).toMatchObject({ sm: 768 });
  expect(sidebar).toEqual({ width: 200, closedWidth: 80 });
});
