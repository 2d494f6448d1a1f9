import {
  ApiUrlProvider,
  ModelProvider,
  Notifications,
  SessionProvider,
  useModel,
  withServerResources,
  type ResourceEntry,
} from '@tuyen/kit/admin';
import Category from '@mui/icons-material/Category';
import { CssBaseline } from '@mui/material';
import { useMemo } from 'react';
import { AdminContext, Resource, ResourceDefinitionContext, type ResourceDefinitionContextValue } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProvider } from './boot/app-context.tsx';
import type { Services } from './boot/create-services.ts';
import { store } from './boot/store.ts';
import { resources } from './generated/resources.gen.ts';
import { PageBroken } from './pages/PageBroken.tsx';
import { Pages } from './pages/Pages.tsx';
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

/**
 * React-admin from its parts. Its own `Admin` finds the routes and definitions of the resources only after the first drawing, asks
 * the auth provider meanwhile, and draws the whole page three times before a list asks for its records.
 */
function Screens({ services }: { readonly services: Services }) {
  const themes = useThemes(services.i18n);
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
      <ErrorBoundary FallbackComponent={PageBroken}>
        <DescribedPages />
      </ErrorBoundary>
      <Notifications />
    </AdminContext>
  );
}

/** The pages of the build's resources and of those that the server alone knows. */
function DescribedPages() {
  const described = useModel().resources;
  const entries = useMemo(() => withServerResources(resources, described, Category), [described]);
  return (
    <ResourceDefinitionContext.Provider value={useDefinitions(entries)}>
      <Pages entries={entries} />
    </ResourceDefinitionContext.Provider>
  );
}

const NOTHING = () => undefined;

/** What react-admin's buttons and links ask about a resource. */
function useDefinitions(entries: readonly ResourceEntry[]): ResourceDefinitionContextValue {
  return useMemo(() => {
    const definitions = entries.map((entry) => [entry.name, Resource.registerResource(resourceProps(entry))] as const);
    return { definitions: Object.fromEntries(definitions), register: NOTHING, unregister: NOTHING };
  }, [entries]);
}
