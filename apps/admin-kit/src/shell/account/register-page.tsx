import { AlertTitle } from '@mui/material';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { checks } from './checks.ts';

/**
 * Registration page. After the registration, an administrator assigns a role and activates the account. A server
 * without self-registration has no `auth/register` endpoint.
 */
export function RegisterPage() {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const { http } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const register = async (values: Record<string, string>) => {
    try {
      await http.send('auth/register', {
        method: 'POST',
        body: { email: values['email']?.trim(), password: values['password'] },
      });
      notify('auth.register.done', { type: 'success', autoHideDuration: 8000 });
      await navigate('/login');
    } catch (error) {
      const { status, message } = error instanceof HttpError ? error : { status: 0, message: '' };
      if ([401, 403, 404, 405].includes(status)) setProblem(t('auth.register.closed'));
      else setProblem(status === 429 ? message : t('auth.register_error.text'));
    }
  };
  return (
    <AccountFrame title={t('auth.register.title')} intro={t('auth.register.intro')}>
      <AccountForm
        fields={[
          { name: 'email', label: t('auth.email'), type: 'email', autoComplete: 'email', check: checks.email },
          {
            name: 'password',
            label: t('auth.password'),
            type: 'password',
            autoComplete: 'new-password',
            check: checks.newPassword,
          },
        ]}
        submit="auth.register.submit"
        onSubmit={register}
        problem={
          problem === null ? undefined : (
            <>
              <AlertTitle>{t('auth.register_error.title')}</AlertTitle>
              {problem}
            </>
          )
        }
      />
      <AccountLink to="/login">{t('auth.register.have_account')}</AccountLink>
    </AccountFrame>
  );
}
