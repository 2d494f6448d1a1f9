import { Alert } from '@mui/material';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services/services-context.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';
import { checks } from './checks.ts';

/**
 * Requests a password reset link. The page shows the same message for known and unknown addresses. It shows an error if
 * the server cannot send mail at all.
 */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { http } = useServices();
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const ask = async (values: Record<string, string>) => {
    try {
      await http.send('auth/forgot-password', { method: 'POST', body: { email: values['email']?.trim() } });
      setSent(true);
    } catch (error) {
      setProblem(error instanceof HttpError ? error.message : t('errors.unexpected'));
    }
  };
  return (
    <AccountFrame title={t('auth.forgot_password.title')} intro={t('auth.forgot_password.intro')}>
      {sent ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('auth.forgot_password.sent')}
        </Alert>
      ) : (
        <AccountForm
          fields={[
            {
              name: 'email',
              label: t('auth.email'),
              type: 'email',
              autoComplete: 'email',
              check: checks.email,
            },
          ]}
          submit="auth.forgot_password.submit"
          problem={problem}
          onSubmit={ask}
        />
      )}
      <AccountLink to="/login">{t('auth.back_to_login')}</AccountLink>
    </AccountFrame>
  );
}
