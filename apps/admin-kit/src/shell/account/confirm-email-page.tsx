import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { HttpError } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useServices } from '../services/services-context.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountLink } from './account-link.tsx';

interface State {
  readonly step: 'asked' | 'sending' | 'done' | 'failed';
  readonly problem?: string;
}

/**
 * Target of the link in the registration mail. Requires a click on a button, because mail scanners open every link and
 * must not confirm the address.
 */
export function ConfirmEmailPage() {
  const { t } = useTranslation();
  const { http } = useServices();
  const [search] = useSearchParams();
  const [id, key] = [search.get('id'), search.get('key')];
  const [state, setState] = useState<State>({ step: id && key ? 'asked' : 'failed' });
  const confirm = async () => {
    setState({ step: 'sending' });
    try {
      await http.send('auth/confirm-email', { method: 'POST', body: { id, key } });
      setState({ step: 'done' });
    } catch (error) {
      const refused = error instanceof HttpError && error.status === 422;
      const problem = error instanceof HttpError ? error.message : t('errors.unexpected');
      // Keeps the button unless the server rejected the link, because any other error may be temporary.
      setState({ step: refused ? 'failed' : 'asked', problem });
    }
  };
  const open = state.step === 'asked' || state.step === 'sending';
  return (
    <AccountFrame title={t('auth.confirm_email.title')} {...(open && { intro: t('auth.confirm_email.intro') })}>
      {state.step === 'failed' || state.problem !== undefined ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {state.problem ?? t('auth.confirm_email.link_invalid')}
        </Alert>
      ) : null}
      {state.step === 'done' ? (
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('auth.confirm_email.done')}
        </Alert>
      ) : null}
      {open ? (
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={state.step === 'sending'}
          onClick={() => void confirm()}
          sx={{ mb: 2 }}
        >
          {t('auth.confirm_email.submit')}
        </Button>
      ) : null}
      <Stack spacing={1}>
        {state.step === 'failed' ? (
          <AccountLink to="/register">{t('auth.confirm_email.register_again')}</AccountLink>
        ) : null}
        <AccountLink to="/login">{t('auth.back_to_login')}</AccountLink>
      </Stack>
    </AccountFrame>
  );
}
