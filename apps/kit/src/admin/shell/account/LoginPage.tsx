import { AlertTitle } from '@mui/material';
import { useState } from 'react';
import { HttpError, useLogin, useTranslate } from 'react-admin';
import { useDefinition } from '../definition/definition-context.tsx';
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
const EITHER: AccountField = { ...USERNAME, label: 'auth.account' };
const PASSWORD: AccountField = {
  name: 'password',
  label: 'auth.password',
  type: 'password',
  autoComplete: 'current-password',
  check: checks.password,
};

const NAMED_BY = { email: EMAIL, name: USERNAME, either: EITHER };

/** Signs in; afterwards back to the page that asked for it. A site may keep the older form that asks for a user name. */
export function LoginPage() {
  const { config } = useServices();
  const { signIn: form, registration } = useDefinition();
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
        fields={[config.legacyLogin ? USERNAME : NAMED_BY[form.by], PASSWORD]}
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
        {form.resetByMail && <AccountLink to="/forgot-password">{translate('auth.forgot')}</AccountLink>}
        {registration && <AccountLink to="/register">{translate('auth.no_account')}</AccountLink>}
      </AccountForm>
    </AccountFrame>
  );
}
