import { SessionProvider } from '../auth/session-context.tsx';
import { ApiUrlProvider } from '../data/api-context.tsx';
import { KindComponentsProvider } from '../kinds/kind-components.tsx';
import { withServerFlows, type FlowEntry } from '../flows/flow-entry.ts';
import { ModelProvider, useOutline } from '../model/model-context.tsx';
import { ShowPagesContext } from '../record/preview.ts';
import { LateGuards } from './guards/late-guards.tsx';
import { pagesOf } from '../runtime/entry-pages.ts';
import type { ResourceEntry } from '../runtime/resource-entry.ts';
import { withServerResources } from '../runtime/runtime-entry.ts';
import Category from '@mui/icons-material/Category';
import { CssBaseline } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { AdminContext, Resource, ResourceDefinitionContext, type ResourceDefinitionContextValue } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { ServicesProvider } from './services/services-context.tsx';
import type { AdminServices } from './services/create-services.ts';
import { store } from './services/store.ts';
import { DefinitionProvider, useDefinition, type Defined } from './definition/definition-context.tsx';
import { LaterNotifications } from './later-notifications.tsx';
import { PageBroken } from './messages/page-broken.tsx';
import { createRouter } from './routes/create-router.ts';
import { useRecordTitle } from '../record/use-localized.ts';
import { resourceProps } from './routes/resource-props.tsx';
import { ShellRoutes } from './routes/shell-routes.tsx';
import { useThemes } from './use-themes.ts';

interface AppProps {
  readonly services: AdminServices;
  readonly definition: Defined;
}

export function App({ services, definition }: AppProps) {
  const router = useMemo(
    () => createRouter(<Root services={services} definition={definition} />),
    [services, definition],
  );
  // Disables transitions of the router. With them, a sign-out while a page loads would repeat thousands of times per
  // second.
  return <RouterProvider router={router} useTransitions={false} />;
}

function Root({ services, definition }: AppProps) {
  return (
    <DefinitionProvider value={definition}>
      <I18nextProvider i18n={services.i18n}>
        <ServicesProvider services={services}>
          <ModelProvider store={services.model}>
            <KindComponentsProvider kinds={definition.kinds}>
              <SessionProvider session={services.session} access={services.access}>
                <ApiUrlProvider apiUrl={services.http.apiUrl}>
                  <Screens services={services} />
                </ApiUrlProvider>
              </SessionProvider>
            </KindComponentsProvider>
          </ModelProvider>
        </ServicesProvider>
      </I18nextProvider>
    </DefinitionProvider>
  );
}

/**
 * Replaces react-admin's `Admin`, which finds routes and resource definitions only after the first render. `Admin` also
 * waits for the auth provider in the meantime, and renders the whole page three times before a list requests its
 * records.
 */
function Screens({ services }: { readonly services: AdminServices }) {
  const themes = useThemes(useDefinition().palette);
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
      <LateGuards />
      <ErrorBoundary FallbackComponent={PageBroken}>
        <DescribedPages />
      </ErrorBoundary>
      <LaterNotifications />
    </AdminContext>
  );
}

function DescribedPages() {
  const { resources, flows: builtFlows = NO_FLOWS } = useDefinition();
  const { resources: described, flows: describedFlows } = useOutline();
  const entries = useMemo(() => withServerResources(resources, described, Category), [resources, described]);
  const flows = useMemo(() => withServerFlows(builtFlows, describedFlows, Category), [builtFlows, describedFlows]);
  const showPageOf = useCallback(
    (resource: string) => {
      const entry = entries.find(({ name }) => name === resource);
      return entry && pagesOf(entry).show?.Page;
    },
    [entries],
  );
  return (
    <ResourceDefinitionContext.Provider value={useDefinitions(entries)}>
      <ShowPagesContext value={showPageOf}>
        <ShellRoutes entries={entries} flows={flows} />
      </ShowPagesContext>
    </ResourceDefinitionContext.Provider>
  );
}

const NO_FLOWS: readonly FlowEntry[] = [];

const NOTHING = () => undefined;

function useDefinitions(entries: readonly ResourceEntry[]): ResourceDefinitionContextValue {
  const titleOf = useRecordTitle();
  return useMemo(() => {
    const definitions = entries.map(
      (entry) => [entry.name, Resource.registerResource(resourceProps(entry, titleOf))] as const,
    );
    return { definitions: Object.fromEntries(definitions), register: NOTHING, unregister: NOTHING };
  }, [entries, titleOf]);
}
