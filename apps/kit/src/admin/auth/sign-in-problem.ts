import type { HttpError } from 'react-admin';

/** Why a sign-in was refused. 401 and 422 mean a wrong account or password here, not a session that ended. */
export function signInProblem({ status, message }: HttpError, translate: (key: string) => string): string {
  return status === 401 || status === 422 ? translate('auth.login_error.text') : message;
}
