// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { CssBaseline } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BooleanField } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { HUES } from './hues.ts';
import { themeOptions } from './theme.ts';

afterEach(cleanup);

function word(value: boolean, inTable: boolean) {
  const field = <BooleanField record={{ id: 1, overdue: value }} source="overdue" />;
  const table = (
    <table>
      <tbody>
        <tr>
          <td>{field}</td>
        </tr>
      </tbody>
    </table>
  );
  render(
    <ThemeProvider theme={createTheme(themeOptions('light', HUES.blue, 'Đang tải'))}>
      <CssBaseline />
      {inTable ? table : field}
    </ThemeProvider>,
  );
  const answer = screen.getByRole('img', { name: `ra.boolean.${value}` });
  const text = answer.querySelector('span');
  expect(text?.textContent).toBe(`ra.boolean.${value}`);
  return [text ? getComputedStyle(text).display : undefined, answer.className.includes('plain-yes')];
}

test('a record page shows booleans as words, because a cross looks like a failure', () => {
  expect(word(true, false)).toEqual(['inline', true]);
  cleanup();
  expect(word(false, false)).toEqual(['inline', false]);
});

test('a table shows true as a tick and false as nothing, while screen readers read words', () => {
  expect(word(true, true)).toEqual(['none', true]);
  cleanup();
  expect(word(false, true)).toEqual(['none', false]);
});
