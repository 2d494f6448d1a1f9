import { Alert } from '@mui/material';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { checks } from './checks.ts';

export function UpdatePasswordPage() {
  const { t } = useTranslation();
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
      setProblem(error instanceof HttpError ? error.message : t('errors.unexpected'));
    }
  };
  return (
    <AccountFrame title={t('auth.update_password.title')} intro={t('auth.update_password.intro')}>
      {hasLink ? (
        <AccountForm
          fields={[
            {
              name: 'password',
              label: t('auth.update_password.new_password'),
              type: 'password',
              autoComplete: 'new-password',
              check: checks.newPassword,
            },
            {
              name: 'repeated',
              label: t('auth.update_password.confirm_password'),
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
          {t('auth.update_password.link_invalid')}
        </Alert>
      )}
      {hasLink && problem === null ? null : (
        <AccountLink to="/forgot-password">{t('auth.update_password.new_link')}</AccountLink>
      )}
      <AccountLink to="/login">{t('auth.back_to_login')}</AccountLink>
    </AccountFrame>
  );
}
