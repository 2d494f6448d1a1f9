import { useKeptFocus, type ResourceEntry } from '@tuyen/kit/admin';
import { memo, useEffect, type ReactNode } from 'react';
import { Resource, useLogout, useNotify, useScrollToTop } from 'react-admin';
import { Route, Routes } from 'react-router';
import { useServices } from '../boot/app-context.tsx';
import { ownPages } from '../boot/own-pages.ts';
import { FRAMED_PATHS, SIGNED_OUT_PATHS, type OwnPage } from '../boot/own-paths.ts';
import { Shell } from '../layout/Shell.tsx';
import { resourceProps } from '../resource-props.tsx';
import { AccessDeniedPage } from './AccessDeniedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Which page stands at which address. */
export const Pages = memo(({ entries }: { readonly entries: readonly ResourceEntry[] }) => {
  useScrollToTop();
  useKeptFocus();
  return (
    <Routes>
      {ownRoutes(SIGNED_OUT_PATHS)}
      <Route
        path="/*"
        element={
          <SignedIn>
            <Shell>
              <Routes>
                {ownRoutes(FRAMED_PATHS)}
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

function ownRoutes(paths: Readonly<Partial<Record<OwnPage, string>>>) {
  return Object.entries(paths).map(([name, path]) => {
    const { Page } = ownPages[name as OwnPage];
    return <Route key={name} path={path} element={<Page />} />;
  });
}

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
