import { preloadedPage } from '@tuyen/kit/admin';

/** The shell's own pages, each with its code apart: who opens a list waits for none of them. */
export const ownPages = {
  dashboard: preloadedPage(async () => (await import('../dashboard/Dashboard.tsx')).Dashboard),
  reports: preloadedPage(async () => (await import('../reports/ReportsPage.tsx')).ReportsPage),
  report: preloadedPage(async () => (await import('../reports/ReportPage.tsx')).ReportPage),
  login: preloadedPage(async () => (await import('../account/LoginPage.tsx')).LoginPage),
  register: preloadedPage(async () => (await import('../account/RegisterPage.tsx')).RegisterPage),
  confirmEmail: preloadedPage(async () => (await import('../account/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  forgotPassword: preloadedPage(async () => (await import('../account/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  updatePassword: preloadedPage(async () => (await import('../account/UpdatePasswordPage.tsx')).UpdatePasswordPage),
};

const BY_PATH: Readonly<Record<string, keyof typeof ownPages>> = {
  '/': 'dashboard',
  '/reports': 'reports',
  '/register': 'register',
  '/confirm-email': 'confirmEmail',
  '/forgot-password': 'forgotPassword',
  '/update-password': 'updatePassword',
};

/** Pages for whoever is not signed in. */
const DOORS: ReadonlySet<keyof typeof ownPages> = new Set([
  'register',
  'confirmEmail',
  'forgotPassword',
  'updatePassword',
]);

/** Fetches the shell's own page at an address; whoever is not signed in will see the sign-in instead of most. */
export async function preloadOwnPage(path: string, signedIn: boolean): Promise<void> {
  const name = BY_PATH[path] ?? (path.startsWith('/reports/') ? 'report' : undefined);
  if (!signedIn && !(name !== undefined && DOORS.has(name))) await ownPages.login.preload();
  else if (name !== undefined) await ownPages[name].preload();
}
