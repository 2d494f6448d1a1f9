import { useLogout, useNotify, useTranslate } from 'react-admin';

/** Signs out wherever one asks for it, and says so where the server could not forget the session. */
export function useSignOut(): () => void {
  const translate = useTranslate();
  const logout = useLogout();
  const notify = useNotify();
  return () =>
    void logout({
      onError: () =>
        notify(`${translate('auth.logout_error.title')}: ${translate('auth.logout_error.text')}`, {
          type: 'error',
          autoHideDuration: 8000,
        }),
    });
}
