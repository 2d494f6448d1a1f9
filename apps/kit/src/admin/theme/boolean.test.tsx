// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BooleanField } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

afterEach(cleanup);

test('no is a word, not a cross that looks like a failure', () => {
  const theme = createTheme(themeOptions('light', HUES.blue, 'Đang tải'));
  render(
    <ThemeProvider theme={theme}>
      <BooleanField record={{ id: 1, overdue: false }} source="overdue" />
    </ThemeProvider>,
  );
  expect(screen.getByRole('img', { name: 'ra.boolean.false' }).textContent).toBe('ra.boolean.false');
});
