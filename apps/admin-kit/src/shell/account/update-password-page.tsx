import { Alert } from '@mui/material';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { checks } from './checks.ts';

export function UpdatePasswordPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { http } = useServices();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const key = search.get('key');
  const id = search.get('id');
  const hasLink = Boolean(key && id);
  const change = async (values: Record<string, string>) => {
    try {
      await http.send('auth/reset-password', { method: 'POST', body: { key, id, password: values['password'] } });
      notify('auth.update_password.done', { type: 'success' });
      await navigate('/login');
    } catch (error) {
      setProblem(error instanceof HttpError ? error.message : translate('errors.unexpected'));
    }
  };
  return (
    <AccountFrame title={translate('auth.update_password.title')} intro={translate('auth.update_password.intro')}>
      {hasLink ? (
        <AccountForm
          fields={[
            {
              name: 'password',
              label: translate('auth.update_password.new_password'),
              type: 'password',
              autoComplete: 'new-password',
              check: checks.newPassword,
            },
            {
              name: 'repeated',
              label: translate('auth.update_password.confirm_password'),
              type: 'password',
              autoComplete: 'new-password',
              check: checks.repeated,
            },
          ]}
          submit="auth.update_password.submit"
          problem={problem}
          onSubmit={change}
        />
      ) : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('auth.update_password.link_invalid')}
        </Alert>
      )}
      {hasLink && problem === null ? null : (
        <AccountLink to="/forgot-password">{translate('auth.update_password.new_link')}</AccountLink>
      )}
      <AccountLink to="/login">{translate('auth.back_to_login')}</AccountLink>
    </AccountFrame>
  );
}
