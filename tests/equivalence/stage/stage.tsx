import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient } from '@tanstack/react-query';
import { type AdminModel, type ResourceEntry } from '@tuyen/admin-kit';
import { ApiUrlProvider } from '../../../apps/admin-kit/src/data/api-context.tsx';
import { createAccess } from '../../../apps/admin-kit/src/auth/access.ts';
import { createI18nProvider } from '../../../apps/admin-kit/src/i18n/i18n-provider.ts';
import { createHttpClient } from '../../../apps/admin-kit/src/data/http-client.ts';
import { type AdminServices } from '../../../apps/admin-kit/src/shell/services/create-services.ts';
import { ServicesProvider } from '../../../apps/admin-kit/src/shell/services/services-context.tsx';
import { createModelStore } from '../../../apps/admin-kit/src/model/model-store.ts';
import { createSession } from '../../../apps/admin-kit/src/auth/session.ts';
import { ModelProvider } from '../../../apps/admin-kit/src/model/model-context.tsx';
import { recordTitle } from '../../../apps/admin-kit/src/record/record-title.ts';
import { SessionProvider } from '../../../apps/admin-kit/src/auth/session-context.tsx';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { AdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { HUES } from '../../../apps/admin-kit/src/theme/hues.ts';
import { themeOptions } from '../../../apps/admin-kit/src/theme/theme.ts';
import { rowsProvider, type ListRequest } from './rows-provider.ts';
import type { Rows } from './rows.ts';
import { settled } from './settled.ts';

export interface Setup {
  readonly model: AdminModel;
  readonly entries: readonly ResourceEntry[];
  readonly i18n: I18n;
  readonly rows: Rows;
  /** Slugs of the permissions that the user has. If undefined, the user has all permissions. */
  readonly permissions?: readonly string[];
}

export interface Shown {
  readonly page: HTMLElement;
  readonly asked: readonly ListRequest[];
  readonly called: readonly string[];
  place(): string;
  settle(): Promise<void>;
}

/** Keeps styles out of the document: no test checks the layout, and jsdom would parse each rule of each page. */
const styles = createCache({ key: 'css', container: document.createElement('div') });

const API_URL = 'https://api.example/api/v1';

const theme = themeOptions('light', HUES.blue, 'Đang tải');

let root: Root | undefined;

export function leave(): void {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
}

export async function show(setup: Setup, path: string, element: ReactNode): Promise<Shown> {
  leave();
  const { model, entries, i18n, rows } = setup;
  const { dataProvider, asked, called } = rowsProvider(rows);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const store = createModelStore(async () => model, model);
  const session = signedIn(setup.permissions);
  const access = createAccess(session, store.resource);
  const http = createHttpClient({
    apiUrl: API_URL,
    credentials: session,
    language: () => i18n.language,
    words: { exists: (key) => i18n.exists(key), t: (key, values) => i18n.t(key, values ?? {}) },
    fetch: () => Promise.reject(new Error('These pages have no server.')),
  });
  const definitions = Object.fromEntries(entries.map((entry) => [entry.name, definitionOf(entry)]));
  const admin = (
    <ModelProvider store={store}>
      <SessionProvider session={session} access={access}>
        <ApiUrlProvider apiUrl={API_URL}>
          <ServicesProvider services={{ http } as AdminServices}>
            <AdminContext
              dataProvider={dataProvider}
              i18nProvider={createI18nProvider({ i18n, load: async () => undefined }, model.languages)}
              queryClient={queryClient}
              store={memoryStore()}
              theme={theme}
            >
              <ResourceDefinitionContextProvider definitions={definitions}>{element}</ResourceDefinitionContextProvider>
            </AdminContext>
          </ServicesProvider>
        </ApiUrlProvider>
      </SessionProvider>
    </ModelProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: admin }], { initialEntries: [path] });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <CacheProvider value={styles}>
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </CacheProvider>,
  );
  const settle = () => settled(container, queryClient);
  await settle();
  const place = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { page: container, asked, called, place, settle };
}

function definitionOf({ name, icon, title, actions }: ResourceEntry) {
  return {
    name,
    icon,
    hasList: actions.includes('list'),
    hasCreate: actions.includes('create'),
    hasEdit: actions.includes('edit'),
    hasShow: actions.includes('show'),
    recordRepresentation: (record: object) => recordTitle(title, record),
  };
}

function signedIn(permissions?: readonly string[]) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const session = createSession(storage, 'test', () => 0);
  session.open('token', 3600, {
    id: 'users-1',
    username: 'admin',
    full_name: 'Nguyễn Văn An',
    email: null,
    sign_in: {},
    office_id: 'offices-1',
    offices: [
      {
        id: 'offices-1',
        name: 'Tổng công ty',
        short_name: null,
        organisation_type: 'COMPANY_ROOT',
        permissions: [...(permissions ?? [])],
      },
    ],
    is_admin: false,
    is_superuser: permissions === undefined,
    avatar_url: null,
  });
  return session;
}
