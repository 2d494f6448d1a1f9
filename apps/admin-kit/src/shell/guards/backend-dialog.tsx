import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackendSignIn } from '../../data/foreign/backend-sign-in.ts';
import { AccountForm } from '../account/account-form.tsx';

/** Asks for the person's own token of a back end. Requests to this back end wait for it. */
export function BackendDialog({ signIn }: { readonly signIn: BackendSignIn }) {
  const id = useId();
  const { t } = useTranslation();
  const [problem, setProblem] = useState(signIn.isRefused ? t('auth.backend.refused') : undefined);
  const submit = async ({ token = '' }: Readonly<Record<string, string>>) => {
    setProblem(undefined);
    try {
      await signIn.submit(token.trim());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={signIn.cancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{t('auth.backend.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          {t('auth.backend.text', { backend: signIn.backend })}
        </DialogContentText>
        <AccountForm
          fields={[
            {
              name: 'token',
              label: t('auth.backend.token'),
              type: 'password',
              autoComplete: 'off',
              check: (value) => value.trim() !== '' || 'auth.errors.required',
            },
          ]}
          submit="auth.sign_in"
          onSubmit={submit}
          problem={problem}
        >
          <Button color="inherit" onClick={signIn.cancel}>
            {t('ra.action.cancel')}
          </Button>
        </AccountForm>
      </DialogContent>
    </Dialog>
  );
}
