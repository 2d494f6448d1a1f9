import { Button, Dialog, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { isObject } from '@tuyen/model';
import { useId, useState, useSyncExternalStore } from 'react';
import { useLogout } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { renewalOf } from '../../auth/renewal.ts';
import { profileIn } from '../../auth/session.ts';
import { leaveUnasked } from '../../unsaved/may-lose.ts';
import { AccountForm, signInProblem } from '../account/account-form.tsx';
import { checks } from '../account/checks.ts';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';

/**
 * Asks the same user for the password after the session ended during input or a request. The page stays unchanged, and
 * waiting requests continue afterwards. Escape or a click outside does not close the dialog, because it can appear
 * while the user types.
 */
export function SessionDialog() {
  const id = useId();
  const { t } = useTranslation();
  const logout = useLogout();
  const { http, session, config } = useServices();
  const { accounts } = useDefinition();
  const [problem, setProblem] = useState<string>();
  const renewal = renewalOf(session);
  const other = useSyncExternalStore(renewal.subscribe, () => (session.isOthers() ? session.profile() : null));
  const owner = session.owner();
  if (!owner) return null;
  const fields = config.signInForm ?? accounts.signInForm;
  const names = [...fields.map((field) => owner.sign_in[field]), ...Object.values(owner.sign_in), owner.email];
  const account = names.find((name) => typeof name === 'string' && name !== '') ?? '';

  const signIn = async ({ password }: Readonly<Record<string, string>>) => {
    setProblem(undefined);
    try {
      const { json } = await http.send('auth/login', { method: 'POST', body: { account, password } });
      const { authToken, authExpiresIn, ...answer } = isObject(json) ? json : {};
      const profile = profileIn(answer);
      // The user name may belong to another account by now. Input of one user must not continue under another account.
      if (profile.id !== owner.id) throw new Error('auth.login_error.text');
      session.open(String(authToken), Number(authExpiresIn), profile);
      renewal.look();
    } catch (error) {
      setProblem(signInProblem(error, t));
    }
  };
  const leave = () => {
    leaveUnasked(other !== null);
    renewal.giveUp();
    // Does not sign out if another person has since signed in, because that would end the session of that person.
    if (other) location.assign('/');
    else void logout({ isOver: true });
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{t('auth.renewal.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          {other
            ? t('auth.renewal.other', { name: owner.full_name, other: other.full_name })
            : t('auth.renewal.text', { name: owner.full_name })}
        </DialogContentText>
        <TextField
          label={t('auth.renewal.account')}
          value={account === '' ? owner.full_name : account}
          fullWidth
          margin="none"
          size="medium"
          slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off', tabIndex: -1 } }}
          sx={{ mb: 1.5 }}
        />
        <AccountForm
          fields={[
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
          problem={problem}
        >
          {/* Hidden user name field, so that a password manager stores the password for the right account. */}
          <input type="text" autoComplete="username" value={account} readOnly hidden />
          <Button color="inherit" onClick={leave}>
            {other ? t('auth.renewal.continue_as', { other: other.full_name }) : t('auth.renewal.to_sign_in')}
          </Button>
        </AccountForm>
      </DialogContent>
    </Dialog>
  );
}
