import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { isObject } from '@tuyen/model';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { HttpError, useLogout, useTranslate } from 'react-admin';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';
import { leaveUnasked } from '../../unsaved/may-lose.ts';
import type { Asked } from '../../auth/renewal.ts';
import { profileIn } from '../../auth/session.ts';
import { signInProblem } from '../../auth/sign-in-problem.ts';

interface SessionDialogProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

/**
 * The session has ended while something is typed, or on its way: asks the same person for the password. The page below stays as it is, and
 * the requests that wait go on. Neither Escape nor a click beside it closes the dialog, which appears while somebody types.
 */
export default function SessionDialog({ asked: { owner, other }, onClose }: SessionDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const logout = useLogout();
  const { http, session, renewal, config } = useServices();
  const { accounts } = useDefinition();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const fields = config.signInForm ?? accounts.signInForm;
  const names = [...fields.map((field) => owner.sign_in[field]), ...Object.values(owner.sign_in), owner.email];
  const account = names.find((name) => typeof name === 'string' && name !== '') ?? '';

  useEffect(() => {
    addEventListener('storage', renewal.look);
    return () => removeEventListener('storage', renewal.look);
  }, [renewal]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setBusy(true);
    try {
      const { json } = await http.send('auth/login', { method: 'POST', body: { account, password } });
      const { authToken, authExpiresIn, ...profile } = isObject(json) ? json : {};
      session.open(String(authToken), Number(authExpiresIn), profileIn(profile));
      renewal.look();
    } catch (error) {
      setProblem(error instanceof HttpError ? signInProblem(error, translate) : translate('errors.unexpected'));
      setPassword('');
    }
    setBusy(false);
  };
  const leave = () => {
    leaveUnasked();
    onClose();
    // In place of a sign-out, which would end the other person's session.
    if (other) location.assign('/');
    else void logout();
  };
  const explained = other
    ? translate('auth.renewal.other', { name: owner.full_name, other: other.full_name })
    : translate('auth.renewal.text');
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      {/* No submit of a form around the page: React hands events of a dialog to what has opened it. */}
      <form
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
      >
        <DialogTitle id={`${id}-title`}>{translate('auth.renewal.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
            {explained}
          </DialogContentText>
          {problem === undefined ? null : (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          <TextField
            label={translate('auth.renewal.account')}
            value={account === owner.full_name || account === '' ? owner.full_name : `${owner.full_name} (${account})`}
            fullWidth
            margin="none"
            slotProps={{ htmlInput: { readOnly: true, autoComplete: 'off', tabIndex: -1 } }}
            sx={{ mb: 2 }}
          />
          {/* For the browser, which has kept the password under this name. */}
          <input type="text" autoComplete="username" value={account} readOnly hidden />
          <TextField
            label={translate('auth.password')}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            fullWidth
            margin="none"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button color="inherit" onClick={leave}>
            {other
              ? translate('auth.renewal.as_other', { other: other.full_name })
              : translate('auth.renewal.to_sign_in')}
          </Button>
          <Button type="submit" variant="contained" loading={busy} disabled={password === ''}>
            {translate('auth.sign_in')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
