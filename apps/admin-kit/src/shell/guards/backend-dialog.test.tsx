// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/i18n.ts';
import { BackendDialog } from './backend-dialog.tsx';

afterEach(cleanup);

const WORDS: Readonly<Record<string, string>> = {
  'auth.backend.title': 'Sign in to the other system',
  'auth.backend.text': 'The system %{backend} needs a token of your own.',
  'auth.backend.token': 'Token',
  'auth.backend.refused': 'The system refused this token.',
  'auth.errors.required': '%{label} is required',
  'auth.sign_in': 'Sign in',
  'ra.action.cancel': 'Cancel',
};
const texts = createI18n({ languages: ['en'], load: async () => WORDS });
await texts.load('en');

function show(submit: (token: string) => Promise<void>, isRefused = false) {
  const cancel = vi.fn();
  render(
    <I18nextProvider i18n={texts.i18n}>
      <BackendDialog signIn={{ backend: 'cinema', isRefused, submit, cancel }} />
    </I18nextProvider>,
  );
  screen.getByRole('dialog', { name: 'Sign in to the other system' });
  return cancel;
}
const enter = (token: string) => {
  fireEvent.change(screen.getByLabelText(/^Token/u), { target: { value: token } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('the dialog of a back end sends the entered token without the spaces around it', async () => {
  const submit = vi.fn(async () => undefined);
  show(submit);
  screen.getByText('The system cinema needs a token of your own.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Token/u).type).toBe('password');
  enter(' t0ken ');
  await waitFor(() => expect(submit).toHaveBeenCalledWith('t0ken'));
});

test('the dialog of a back end asks for a token, and shows why the server refuses one', async () => {
  const submit = vi.fn(async () => Promise.reject(new Error('The token has a wrong character.')));
  show(submit);
  enter(' ');
  await screen.findByText('Token is required');
  expect(submit).not.toHaveBeenCalled();
  enter('t0ken');
  await screen.findByText('The token has a wrong character.');
});

test('the dialog of a back end says if the back end refused the token before', () => {
  show(async () => undefined, true);
  screen.getByText('The system refused this token.');
});

test('the dialog of a back end can be cancelled', () => {
  const cancel = show(async () => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
});
