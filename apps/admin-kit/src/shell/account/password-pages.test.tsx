// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NEUTRAL_REGION } from '@tuyen/model';
import type { ReactNode } from 'react';
import { AdminContext, HttpError, Notification } from 'react-admin';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { KEYS } from '../../testing/keys.fixture.ts';
import { defined, DefinitionProvider } from '../definition/definition-context.tsx';
import type { AdminServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { UpdatePasswordPage } from './update-password-page.tsx';

afterEach(cleanup);

const accounts = { resource: 'users', signIn: [{ field: 'email' }], signInForm: ['email'], hasPasswordMail: true };

function open(page: ReactNode, address: string, answer: () => Promise<unknown>) {
  const send = vi.fn(answer);
  location.hash = `#${address}`;
  render(
    <I18nextProvider i18n={KEYS}>
      <AdminContext
        i18nProvider={{ translate: (key) => key, changeLocale: async () => undefined, getLocale: () => 'en' }}
      >
        <ServicesProvider services={{ config: { apiBase: '/api/v1' }, http: { send } } as unknown as AdminServices}>
          <DefinitionProvider
            value={defined({ languages: ['en'], region: NEUTRAL_REGION, menu: [], accounts }, { resources: [] })}
          >
            {page}
            <Notification />
          </DefinitionProvider>
        </ServicesProvider>
      </AdminContext>
    </I18nextProvider>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { send, type, press };
}

const refused = async () => {
  throw new HttpError('the server is out of order', 500, {});
};
const LINK = '/update-password?id=1&key=k';

test('the forgotten password page requires a valid email address', async () => {
  const { send, type, press } = open(<ForgotPasswordPage />, '/forgot-password', async () => ({}));
  press('auth.forgot_password.submit');
  await screen.findByText('auth.errors.email_required');
  type('auth.email', 'an@tuyen');
  await screen.findByText('auth.errors.email_invalid');
  expect(send).not.toHaveBeenCalled();
  type('auth.email', 'an@tuyen.example');
  press('auth.forgot_password.submit');
  await screen.findByText('auth.forgot_password.sent');
  const body = { email: 'an@tuyen.example' };
  expect(send).toHaveBeenCalledExactlyOnceWith('auth/forgot-password', { method: 'POST', body });
});

test('a new password is required twice, and both entries must match', async () => {
  const { send, type, press } = open(<UpdatePasswordPage />, LINK, async () => ({}));
  press('auth.update_password.submit');
  await screen.findByText('auth.errors.password_required');
  await screen.findByText('auth.errors.confirm_password_required');
  type('auth.update_password.new_password', 'MatKhau#2026');
  type('auth.update_password.confirm_password', 'MatKhau#2027');
  await screen.findByText('auth.errors.passwords_do_not_match');
  expect(send).not.toHaveBeenCalled();
  type('auth.update_password.confirm_password', 'MatKhau#2026');
  press('auth.update_password.submit');
  await waitFor(() => expect(location.hash).toBe('#/login'));
  await screen.findByText('auth.update_password.done');
  const body = { key: 'k', id: '1', password: 'MatKhau#2026' };
  expect(send).toHaveBeenCalledExactlyOnceWith('auth/reset-password', { method: 'POST', body });
});

test('the password reset forms show server errors in the form only, not as notifications too', async () => {
  const forgotten = open(<ForgotPasswordPage />, '/forgot-password', refused);
  forgotten.type('auth.email', 'an@tuyen.example');
  forgotten.press('auth.forgot_password.submit');
  expect((await screen.findByRole('alert')).closest('form')).not.toBeNull();
  expect(screen.getAllByText('the server is out of order')).toHaveLength(1);
  cleanup();
  const { type, press } = open(<UpdatePasswordPage />, LINK, refused);
  type('auth.update_password.new_password', 'MatKhau#2026');
  type('auth.update_password.confirm_password', 'MatKhau#2026');
  press('auth.update_password.submit');
  expect((await screen.findByRole('alert')).closest('form')).not.toBeNull();
  expect(screen.getAllByText('the server is out of order')).toHaveLength(1);
});

test('an expired password reset link offers to request a new link', async () => {
  const { type, press } = open(<UpdatePasswordPage />, LINK, refused);
  expect(screen.queryByText('auth.update_password.new_link')).toBeNull();
  type('auth.update_password.new_password', 'MatKhau#2026');
  type('auth.update_password.confirm_password', 'MatKhau#2026');
  press('auth.update_password.submit');
  fireEvent.click(await screen.findByText('auth.update_password.new_link'));
  await waitFor(() => expect(location.hash).toBe('#/forgot-password'));
});
