import { ApiUrlProvider, ModelProvider, SessionProvider, useModel, withServerResources } from '@tuyen/kit/admin';
import Category from '@mui/icons-material/Category';
import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ForgotPasswordPage } from './account/ForgotPasswordPage.tsx';
import { LoginPage } from './account/LoginPage.tsx';
import { RegisterPage } from './account/RegisterPage.tsx';
import { UpdatePasswordPage } from './account/UpdatePasswordPage.tsx';
import { AppProvider } from './boot/app-context.tsx';
import type { Services } from './boot/create-services.ts';
import { store } from './boot/store.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { resources } from './generated/resources.gen.ts';
import { Shell } from './layout/Shell.tsx';
import { AccessDeniedPage } from './pages/AccessDeniedPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
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

function Screens({ services }: { readonly services: Services }) {
  const described = useModel().resources;
  const entries = useMemo(() => withServerResources(resources, described, Category), [described]);
  const themes = useThemes();
  return (
    <Admin
      authProvider={services.authProvider}
      dataProvider={services.dataProvider}
      i18nProvider={services.i18nProvider}
      queryClient={services.queryClient}
      store={store}
      lightTheme={themes.light}
      darkTheme={themes.dark}
      layout={Shell}
      loginPage={<LoginPage legacy={services.config.legacyLogin ?? false} />}
      dashboard={Dashboard}
      catchAll={NotFoundPage}
      accessDenied={AccessDeniedPage}
      loading={PageLoading}
      requireAuth
      disableTelemetry
    >
      {entries.map((entry) => (
        <Resource key={entry.name} {...resourceProps(entry)} />
      ))}
      <CustomRoutes noLayout>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/update-password" element={<UpdatePasswordPage />} />
      </CustomRoutes>
    </Admin>
  );
}
