import { useMaySlug } from '../../auth/session-context.tsx';
import { useFocusKeeper } from '../../layout/focus-keeper.ts';
import { CurrencyContext } from '../../format/use-formats.ts';
import { flowPageOf, type FlowEntry } from '../../flows/flow-entry.ts';
import { Described } from '../../model/described.tsx';
import type { ResourceEntry } from '../../runtime/resource-entry.ts';
import { keysOf } from '@tuyen/model';
import { memo, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Resource, useLogout, useNotify, useScrollToTop } from 'react-admin';
import { Route, Routes } from 'react-router';
import { isPageNeeded } from '../../data/works.ts';
import { useServices } from '../services/services-context.tsx';
import { useDefinition } from '../definition/definition-context.tsx';
import { Frame } from '../frame/frame.tsx';
import { useSite } from '../frame/use-site.ts';
import { AccessDeniedPage } from '../messages/access-denied-page.tsx';
import { NotFoundRoute } from './not-found-route.tsx';
import { useRecordTitle } from '../../record/use-localized.ts';
import { resourceProps } from './resource-props.tsx';
import { shellPages } from './shell-pages.ts';
import { FRAMED_PATHS, SIGNED_OUT_PATHS, type ShellPage } from '../definition/shell-paths.ts';

interface ShellRoutesProps {
  readonly entries: readonly ResourceEntry[];
  readonly flows: readonly FlowEntry[];
}

export const ShellRoutes = memo(({ entries, flows }: ShellRoutesProps) => {
  useScrollToTop();
  const titleOf = useRecordTitle();
  useFocusKeeper();
  const { pages, accounts, registration } = useDefinition();
  const { register, confirmEmail, forgotPassword, updatePassword, ...always } = SIGNED_OUT_PATHS;
  const signedOut = {
    ...always,
    ...(registration && { register, confirmEmail }),
    ...(accounts.hasPasswordMail && { forgotPassword, updatePassword }),
  };
  return (
    <Routes>
      {shellRoutes(signedOut)}
      <Route
        path="/*"
        element={
          <SignedIn>
            <InOfficeCurrency>
              <Frame>
                <Routes>
                  {shellRoutes(FRAMED_PATHS)}
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  {flows.map((flow) => (
                    <Route key={flow.name} path={`/flows/${flow.name}`} element={<PermittedFlow flow={flow} />} />
                  ))}
                  {entries.map((entry) => (
                    <Route
                      key={entry.name}
                      path={`/${entry.name}/*`}
                      element={<Resource {...resourceProps(entry, titleOf)} />}
                    />
                  ))}
                  {}
                  <Route path="/access-denied" element={<AccessDeniedPage />} />
                  <Route path="/authentication-error" element={<AccessDeniedPage />} />
                  <Route path="*" element={<NotFoundRoute />} />
                </Routes>
              </Frame>
            </InOfficeCurrency>
          </SignedIn>
        }
      />
    </Routes>
  );
});

function PermittedFlow({ flow }: { readonly flow: FlowEntry }) {
  const may = useMaySlug();
  return may(flow.slug) ? <Described of="flows" name={flow.name} page={flowPageOf(flow)} /> : <AccessDeniedPage />;
}

function shellRoutes(paths: Readonly<Partial<Record<ShellPage, string>>>) {
  return keysOf(paths).map((name) => {
    const { Page } = shellPages[name];
    return <Route key={name} path={paths[name]} element={<Page />} />;
  });
}

function InOfficeCurrency({ children }: { readonly children: ReactNode }) {
  return <CurrencyContext value={useSite().currency}>{children}</CurrencyContext>;
}

/**
 * Renders its children only for a signed-in user. Checks the session on each navigation and after the server rejects
 * the token. A sign-out has its own redirect to the sign-in page.
 */
function SignedIn({ children }: { readonly children: ReactNode }) {
  const { session } = useServices();
  useSyncExternalStore(session.subscribe, session.hasEnded);
  // A page with unsaved input stays open, and its next request asks for the password.
  return session.token() === null && !isPageNeeded() ? <SignIn /> : children;
}

function SignIn() {
  const { session } = useServices();
  const logout = useLogout();
  const notify = useNotify();
  useEffect(() => {
    if (session.profile() !== null) notify('auth.session_expired', { type: 'error' });
    void logout({ isOver: true });
  }, [session, logout, notify]);
  return null;
}
