// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NEUTRAL_REGION } from '@tuyen/model';
import { AdminContext, type AuthProvider } from 'react-admin';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/i18n-provider.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { defined, DefinitionProvider } from '../definition/definition-context.tsx';
import type { AccountsOfProject, AdminDefinition } from '../definition/definition.ts';
import type { AdminServices } from '../services/create-services.ts';
import { ServicesProvider } from '../services/services-context.tsx';
import { LoginPage } from './login-page.tsx';

afterEach(cleanup);

const accounts: AccountsOfProject = {
  resource: 'staff',
  signIn: [{ field: 'login' }, { field: 'phone', keyboard: 'tel' }, { field: 'email', keyboard: 'email' }],
  signInForm: ['login'],
  hasPasswordMail: false,
};
const WORDS: Readonly<Record<string, string>> = {
  'resources.staff.fields.login': 'User name',
  'resources.staff.fields.phone': 'Phone',
  'resources.staff.fields.email': 'Email',
  'auth.errors.required': '%{label} is required',
  'auth.errors.email_invalid': 'No address',
};

const texts = createI18n({ languages: ['en', 'de'], load: async () => WORDS });
await texts.load('en');

function show(
  own: Partial<AccountsOfProject>,
  more: Partial<AdminDefinition> = {},
  config: object = {},
  languages = ['en'],
) {
  const login = vi.fn(async () => undefined);
  const project = { languages: ['en'], region: NEUTRAL_REGION, menu: [], accounts: { ...accounts, ...own } };
  render(
    <I18nextProvider i18n={texts.i18n}>
      <AdminContext
        authProvider={{ login, checkAuth: async () => undefined } as unknown as AuthProvider}
        i18nProvider={createI18nProvider(texts, languages)}
      >
        <ServicesProvider services={{ config: { apiBase: '/api/v1', ...config } } as AdminServices}>
          <DefinitionProvider value={defined(project, { resources: [], ...more })}>
            <LoginPage />
          </DefinitionProvider>
        </ServicesProvider>
      </AdminContext>
    </I18nextProvider>,
  );
  return login;
}
const inputType = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).type;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const enter = () => fireEvent.click(screen.getByRole('button', { name: 'auth.sign_in' }));

test.each([
  [['login'], 'User name', 'text'],
  [['phone'], 'Phone', 'tel'],
  [['email'], 'Email', 'email'],
  [['login', 'phone'], 'User name or Phone', 'text'],
])('the sign-in form asks for %s with the label “%s” and the on-screen keyboard for %s', (signInForm, label, type) => {
  show({ signInForm });
  expect(inputType(label)).toBe(type);
});

test('an app can replace the sign-in fields that its project defines', () => {
  show({}, {}, { signInForm: ['phone'] });
  expect(inputType('Phone')).toBe('tel');
});

test('the sign-in form names a missing field by its label and validates only email fields as email addresses', async () => {
  const login = show({});
  enter();
  await screen.findByText('User name is required');
  fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: ' an.nguyen ' } });
  fireEvent.change(screen.getByLabelText(/^auth.password/), { target: { value: 'secret' } });
  enter();
  await waitFor(() => expect(login).toHaveBeenCalledWith({ account: 'an.nguyen', password: 'secret' }));
  cleanup();
  show({ signInForm: ['email'] });
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'an.nguyen' } });
  enter();
  await screen.findByText('No address');
});

test('the sign-in page offers password reset and registration only if the server supports them', () => {
  show({});
  expect(links()).toEqual([]);
  cleanup();
  show({ hasPasswordMail: true }, { registration: true });
  expect(links().map((link) => link?.replace('#', ''))).toEqual(['/forgot-password', '/register']);
});

test('the sign-in page offers languages only if the project has several', () => {
  show({});
  expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
  cleanup();
  show({}, {}, {}, ['en', 'de']);
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeTruthy();
});
