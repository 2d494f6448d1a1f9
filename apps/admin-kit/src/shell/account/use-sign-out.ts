import { clearDrafts } from '../../unsaved/draft-keys.ts';
import { mayLose } from '../../unsaved/may-lose.ts';
import { useLogout, useNotify, useTranslate } from 'react-admin';

/** Signs out, and shows an error if the server could not end the session. */
export function useSignOut(): () => void {
  const translate = useTranslate();
  const logout = useLogout();
  const notify = useNotify();
  return () => {
    if (!mayLose(translate('ra.message.unsaved_changes'))) return;
    clearDrafts(sessionStorage);
    void logout({
      onError: () =>
        notify(`${translate('auth.logout_error.title')}: ${translate('auth.logout_error.text')}`, {
          type: 'error',
          autoHideDuration: 8000,
        }),
    });
  };
}
