// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, SimpleForm, TextInput } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { LocalizedTextInput } from './localized-text-input.tsx';

afterEach(cleanup);

function open(record: object, languages = ['vi', 'en']) {
  // `false` means a wide screen: the input asks whether the screen is narrow.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(
    <AdminContext>
      <SimpleForm resource="tickets" record={{ id: '1', ...record }} toolbar={false}>
        <LocalizedTextInput source="name" label="Name">
          {languages.map((language) => (
            <TextInput key={language} source={language} />
          ))}
        </LocalizedTextInput>
      </SimpleForm>
    </AdminContext>,
  );
}

test('the form of a localized text has a tab for each language, with the input of the chosen one', async () => {
  open({ name: { vi: 'Vé tháng', en: 'Monthly ticket' } });
  const vietnamese = await screen.findByDisplayValue('Vé tháng');
  const english = screen.getByDisplayValue('Monthly ticket');
  expect(vietnamese.closest('[style*="none"]')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: /English/ }));
  expect(screen.getByRole('tab', { name: /English/ }).getAttribute('aria-selected')).toBe('true');
  expect(getComputedStyle(english.closest('.MuiFormControl-root')?.parentElement as Element).display).not.toBe('none');
  expect(getComputedStyle(vietnamese.closest('.MuiFormControl-root')?.parentElement as Element).display).toBe('none');
});

test('the tab of a language without a text is marked, and an empty localized text has no mark', async () => {
  open({ name: { vi: 'Vé tháng' } }, ['vi', 'en', 'de']);
  await screen.findByDisplayValue('Vé tháng');
  const marked = () =>
    screen.getAllByRole('tab').flatMap((tab) => (/missing_language/.test(tab.textContent) ? [tab.textContent] : []));
  expect(marked()).toHaveLength(2);
  cleanup();
  open({ name: null });
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
  expect(marked()).toEqual([]);
});
