import { clearDrafts } from '../../unsaved/draft-keys.ts';
import { mayLose } from '../../unsaved/may-lose.ts';
import { useLogout, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { usePair } from '../../i18n/use-pair.ts';

export function useSignOut(): () => void {
  const { t } = useTranslation();
  const pair = usePair();
  const logout = useLogout();
  const notify = useNotify();
  return () => {
    if (!mayLose(t('ra.message.unsaved_changes'))) return;
    clearDrafts(sessionStorage);
    void logout({
      onError: () =>
        notify(pair(t('auth.logout_error.title'), t('auth.logout_error.text')), {
          type: 'error',
          autoHideDuration: 8000,
        }),
    });
  };
}
