import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

test('the back-office has nineteen color themes', () => {
  expect(Object.keys(HUES)).toHaveLength(19);
});

for (const [hue, shades] of Object.entries(HUES)) {
  test(`the color theme ${hue} is readable in light and dark mode`, () => {
    for (const mode of ['light', 'dark'] as const) {
      const { palette } = themeOptions(mode, shades, 'Đang tải');
      const { main, contrastText } = (palette?.primary ?? {}) as { main: string; contrastText: string };
      const { paper } = (palette?.background ?? {}) as { paper: string };
      expect(getContrastRatio(main, contrastText), `${mode} button`).toBeGreaterThanOrEqual(4.5);
      expect(getContrastRatio(main, paper), `${mode} text`).toBeGreaterThanOrEqual(4.5);
    }
  });
}
