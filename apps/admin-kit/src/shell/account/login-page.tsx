import { AlertTitle } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useLogin } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';
import { AccountForm, signInProblem, type AccountField } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { checks } from './checks.ts';
import { useSignInElsewhere } from './use-sign-in-elsewhere.ts';

export function LoginPage() {
  const { config } = useServices();
  const { accounts, registration } = useDefinition();
  const { t } = useTranslation();
  const account = useSignInField(config.signInForm ?? accounts.signInForm);
  const login = useLogin();
  useSignInElsewhere();
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async (values: Record<string, string>) => {
    setProblem(null);
    try {
      await login({ account: values['account']?.trim(), password: values['password'] });
    } catch (error) {
      setProblem(signInProblem(error, t));
    }
  };
  return (
    <AccountFrame title={t('auth.sign_in')}>
      <AccountForm
        fields={[
          account,
          {
            name: 'password',
            label: t('auth.password'),
            type: 'password',
            autoComplete: 'current-password',
            check: checks.password,
          },
        ]}
        submit="auth.sign_in"
        onSubmit={signIn}
        problem={
          problem === null ? undefined : (
            <>
              <AlertTitle>{t('auth.login_error.title')}</AlertTitle>
              {problem}
            </>
          )
        }
      >
        {accounts.hasPasswordMail ? <AccountLink to="/forgot-password">{t('auth.forgot')}</AccountLink> : null}
        {registration ? <AccountLink to="/register">{t('auth.no_account')}</AccountLink> : null}
      </AccountForm>
    </AccountFrame>
  );
}

/**
 * Returns a single input for all sign-in names, for example email address or phone number. Its label names all of them,
 * and its keyboard can type all of them.
 */
function useSignInField(fields: readonly string[]): AccountField {
  const { accounts } = useDefinition();
  const { t } = useTranslation();
  const [locale] = useLocaleState();
  const asked = accounts.signIn.filter(({ field }) => fields.includes(field));
  const all = (keyboard: string) => asked.every((one) => one.keyboard === keyboard);
  const labels = asked.map(({ field }) => t(`resources.${accounts.resource}.fields.${field}`));
  const label = new Intl.ListFormat(locale, { type: 'disjunction' }).format(labels);
  const field = { name: 'account', label, autoComplete: 'username', check: checks.required } as const;
  if (all('email')) return { ...field, type: 'email', check: checks.email };
  return { ...field, type: all('tel') ? 'tel' : 'text' };
}
