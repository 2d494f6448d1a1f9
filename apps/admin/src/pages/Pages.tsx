import type { ResourceEntry } from '@tuyen/kit/admin';
import { memo, useEffect, type ReactNode } from 'react';
import { Resource, useLogout, useNotify, useScrollToTop } from 'react-admin';
import { Route, Routes } from 'react-router';
import { useServices } from '../boot/app-context.tsx';
import { ownPages } from '../boot/own-pages.ts';
import { Shell } from '../layout/Shell.tsx';
import { resourceProps } from '../resource-props.tsx';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Which page stands at which address. */
export const Pages = memo(({ entries }: { readonly entries: readonly ResourceEntry[] }) => {
  useScrollToTop();
  return (
    <Routes>
      <Route path="/login" element={<ownPages.login.Page />} />
      <Route path="/register" element={<ownPages.register.Page />} />
      <Route path="/confirm-email" element={<ownPages.confirmEmail.Page />} />
      <Route path="/forgot-password" element={<ownPages.forgotPassword.Page />} />
      <Route path="/update-password" element={<ownPages.updatePassword.Page />} />
      <Route
        path="/*"
        element={
          <SignedIn>
            <Shell>
              <Routes>
                <Route path="/" element={<ownPages.dashboard.Page />} />
                <Route path="/reports" element={<ownPages.reports.Page />} />
                <Route path="/reports/:name" element={<ownPages.report.Page />} />
                {entries.map((entry) => (
                  <Route key={entry.name} path={`/${entry.name}/*`} element={<Resource {...resourceProps(entry)} />} />
                ))}
                {/* Where react-admin sends whoever may not see a page. */}
                <Route path="/access-denied" element={<AccessDeniedPage />} />
                <Route path="/authentication-error" element={<AccessDeniedPage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Shell>
          </SignedIn>
        }
      />
    </Routes>
  );
});

/** Looked at with each step, not watched: a sign-out leaves for the sign-in page by itself. */
function SignedIn({ children }: { readonly children: ReactNode }) {
  return useServices().session.token() === null ? <SignIn /> : children;
}

/** To the sign-in page, and from there back to this one. */
function SignIn() {
  const { session } = useServices();
  const logout = useLogout();
  const notify = useNotify();
  useEffect(() => {
    if (session.profile() !== null) notify('auth.session_expired', { type: 'error' });
    void logout();
  }, [session, logout, notify]);
  return null;
}
