import { keysOf } from '@tuyen/model';
import { matchPath } from 'react-router';
import { preloadedPage, type PreloadedPage } from '../../layout/preloaded-page.tsx';
import type { AdminPage } from '../definition/definition.ts';
import { FRAMED_PATHS, SIGNED_OUT_PATHS, type ShellPage } from '../definition/shell-paths.ts';

export const shellPages = {
  dashboard: preloadedPage(async () => (await import('../dashboard/dashboard.tsx')).Dashboard),
  profile: preloadedPage(async () => (await import('../account/profile-page.tsx')).ProfilePage),
  savedReports: preloadedPage(async () => (await import('../reports/saved-reports-page.tsx')).SavedReportsPage),
  recordReport: preloadedPage(async () => (await import('../reports/record-report-page.tsx')).RecordReportPage),
  login: preloadedPage(async () => (await import('../account/login-page.tsx')).LoginPage),
  register: preloadedPage(async () => (await import('../account/register-page.tsx')).RegisterPage),
  confirmEmail: preloadedPage(async () => (await import('../account/confirm-email-page.tsx')).ConfirmEmailPage),
  forgotPassword: preloadedPage(async () => (await import('../account/forgot-password-page.tsx')).ForgotPasswordPage),
  updatePassword: preloadedPage(async () => (await import('../account/update-password-page.tsx')).UpdatePasswordPage),
} satisfies Record<ShellPage, PreloadedPage>;

export async function preloadShellPage(
  path: string,
  signedIn: boolean,
  pages: readonly (AdminPage & PreloadedPage)[],
): Promise<void> {
  const signedOut = pageAt(SIGNED_OUT_PATHS, path);
  if (signedOut !== undefined) return shellPages[signedOut].preload();
  if (!signedIn) return shellPages.login.preload();
  const framed = pageAt(FRAMED_PATHS, path);
  const page = framed === undefined ? pages.find((one) => matchPath(one.path, path)) : shellPages[framed];
  await page?.preload();
}

function pageAt<Name extends ShellPage>(paths: Readonly<Record<Name, string>>, path: string): Name | undefined {
  return keysOf(paths).find((name) => matchPath(paths[name], path));
}
