import { AlertTitle } from '@mui/material';
import { useState } from 'react';
import { HttpError, useLogin, useTranslate } from 'react-admin';
import { useServices } from '../services/services-context.tsx';
import { AccountForm, type AccountField } from './AccountForm.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountLink } from './AccountLink.tsx';
import { checks } from './checks.ts';

const EMAIL: AccountField = {
  name: 'account',
  label: 'auth.email',
  type: 'email',
  autoComplete: 'username',
  check: checks.email,
};
const USERNAME: AccountField = {
  name: 'account',
  label: 'auth.username',
  type: 'text',
  autoComplete: 'username',
  check: checks.username,
};
const PASSWORD: AccountField = {
  name: 'password',
  label: 'auth.password',
  type: 'password',
  autoComplete: 'current-password',
  check: checks.password,
};

/** Signs in; afterwards back to the page that asked for it. A site may keep the older form that asks for a user name. */
export function LoginPage({ legacy }: { readonly legacy?: boolean }) {
  const { config } = useServices();
  const byName = legacy ?? config.legacyLogin ?? false;
  const translate = useTranslate();
  const login = useLogin();
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async (values: Record<string, string>) => {
    setProblem(null);
    try {
      await login({ account: values['account']?.trim(), password: values['password'] });
    } catch (error) {
      // 401 here means wrong words, not a session that ended.
      const told = error instanceof HttpError && error.status !== 401 && error.status !== 422;
      setProblem(told ? error.message : translate('auth.login_error.text'));
    }
  };
  return (
    <AccountFrame title={translate('auth.sign_in')}>
      <AccountForm
        fields={[byName ? USERNAME : EMAIL, PASSWORD]}
        submit="auth.sign_in"
        onSubmit={signIn}
        problem={
          problem === null ? undefined : (
            <>
              <AlertTitle>{translate('auth.login_error.title')}</AlertTitle>
              {problem}
            </>
          )
        }
      >
        <AccountLink to="/forgot-password">{translate('auth.forgot')}</AccountLink>
        <AccountLink to="/register">{translate('auth.no_account')}</AccountLink>
      </AccountForm>
    </AccountFrame>
  );
}
