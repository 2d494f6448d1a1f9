import { preloadedPage } from '@tuyen/kit/admin';
import { matchPath } from 'react-router';
import { FRAMED_PATHS, SIGNED_OUT_PATHS, type OwnPage } from './own-paths.ts';

/** The shell's own pages, each with its code apart: who opens a list waits for none of them. */
export const ownPages = {
  dashboard: preloadedPage(async () => (await import('../dashboard/Dashboard.tsx')).Dashboard),
  reports: preloadedPage(async () => (await import('../reports/ReportsPage.tsx')).ReportsPage),
  report: preloadedPage(async () => (await import('../reports/ReportPage.tsx')).ReportPage),
  profile: preloadedPage(async () => (await import('../account/ProfilePage.tsx')).ProfilePage),
  login: preloadedPage(async () => (await import('../account/LoginPage.tsx')).LoginPage),
  register: preloadedPage(async () => (await import('../account/RegisterPage.tsx')).RegisterPage),
  confirmEmail: preloadedPage(async () => (await import('../account/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  forgotPassword: preloadedPage(async () => (await import('../account/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  updatePassword: preloadedPage(async () => (await import('../account/UpdatePasswordPage.tsx')).UpdatePasswordPage),
} satisfies Record<OwnPage, ReturnType<typeof preloadedPage>>;

/** Fetches the shell's own page at an address; whoever is not signed in will see the sign-in instead of most. */
export async function preloadOwnPage(path: string, signedIn: boolean): Promise<void> {
  const signedOut = pageAt(SIGNED_OUT_PATHS, path);
  const name = signedOut ?? (signedIn ? pageAt(FRAMED_PATHS, path) : 'login');
  if (name !== undefined) await ownPages[name].preload();
}

function pageAt<Name extends OwnPage>(paths: Readonly<Record<Name, string>>, path: string): Name | undefined {
  return (Object.keys(paths) as Name[]).find((name) => matchPath(paths[name], path));
}
