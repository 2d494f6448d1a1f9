import { ApiUrlProvider, ModelProvider, SessionProvider, useModel, withServerResources } from '@tuyen/kit/admin';
import Category from '@mui/icons-material/Category';
import { CssBaseline } from '@mui/material';
import { useMemo } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin';
import { createBrowserRouter, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProvider } from './boot/app-context.tsx';
import type { Services } from './boot/create-services.ts';
import { ownPages } from './boot/own-pages.ts';
import { store } from './boot/store.ts';
import { resources } from './generated/resources.gen.ts';
import { Shell } from './layout/Shell.tsx';
import { AccessDeniedPage } from './pages/AccessDeniedPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PageBroken } from './pages/PageBroken.tsx';
import { PageLoading } from './pages/PageLoading.tsx';
import { resourceProps } from './resource-props.tsx';
import { useThemes } from './theme/use-themes.ts';

/** The whole back-office on the services that were made for it. */
export function App({ services }: { readonly services: Services }) {
  const router = useMemo(() => createBrowserRouter([{ path: '*', element: <Root services={services} /> }]), [services]);
  // Without transitions: with them a sign-out while a page loads repeats itself thousands of times a second.
  return <RouterProvider router={router} useTransitions={false} />;
}

function Root({ services }: { readonly services: Services }) {
  return (
    <AppProvider services={services}>
      <ModelProvider store={services.model}>
        <SessionProvider session={services.session} access={services.access}>
          <ApiUrlProvider apiUrl={services.http.apiUrl}>
            <Screens services={services} />
          </ApiUrlProvider>
        </SessionProvider>
      </ModelProvider>
    </AppProvider>
  );
}

// React-admin hands its home page permissions, which ours asks for itself.
const HomePage = () => <ownPages.dashboard.Page />;

/** React-admin's `Admin` from its parts: whole, it brings its own layout, sign-in and texts, a tenth of the first page. */
function Screens({ services }: { readonly services: Services }) {
  const described = useModel().resources;
  const entries = useMemo(() => withServerResources(resources, described, Category), [described]);
  const themes = useThemes();
  return (
    <AdminContext
      authProvider={services.authProvider}
      dataProvider={services.dataProvider}
      i18nProvider={services.i18nProvider}
      queryClient={services.queryClient}
      store={store}
      lightTheme={themes.light}
      darkTheme={themes.dark}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        layout={Shell}
        loginPage={ownPages.login.Page}
        dashboard={HomePage}
        catchAll={NotFoundPage}
        accessDenied={AccessDeniedPage}
        authenticationError={AccessDeniedPage}
        error={PageBroken}
        loading={PageLoading}
        requireAuth
        disableTelemetry
      >
        {entries.map((entry) => (
          <Resource key={entry.name} {...resourceProps(entry)} />
        ))}
        <CustomRoutes>
          <Route path="/reports" element={<ownPages.reports.Page />} />
          <Route path="/reports/:name" element={<ownPages.report.Page />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/register" element={<ownPages.register.Page />} />
          <Route path="/forgot-password" element={<ownPages.forgotPassword.Page />} />
          <Route path="/update-password" element={<ownPages.updatePassword.Page />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  );
}
