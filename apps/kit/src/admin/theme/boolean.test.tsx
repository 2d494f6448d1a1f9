// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BooleanField } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

afterEach(cleanup);

test('no is a gray ring, not a cross that looks like a failure; it keeps its name', () => {
  const theme = createTheme(themeOptions('light', HUES.blue, 'Đang tải'));
  render(
    <ThemeProvider theme={theme}>
      <BooleanField record={{ id: 1, overdue: false }} source="overdue" />
    </ThemeProvider>,
  );
  const icon = screen.getByTestId('false');
  expect(icon.querySelector('path')?.getAttribute('d')).not.toContain('6.41');
  expect(screen.getByLabelText('ra.boolean.false')).toBeTruthy();
});
