import { createAccess, type Access } from '../../auth/access.ts';
import { createAuthProvider, loadProfile } from '../../auth/auth-provider.ts';
import { renewingOwnProfile } from '../../auth/own-profile.ts';
import type { Session } from '../../auth/session.ts';
import { createDataProvider, type KitDataProvider } from '../../data/data-provider.ts';
import { withBackends } from '../../data/foreign/with-backends.ts';
import { createHttpClient, type HttpClient } from '../../data/http-client.ts';
import { renewSession } from '../../data/works.ts';
import { QueryError } from '../../data/query.ts';
import { createI18nProvider } from '../../i18n/i18n-provider.ts';
import { createI18n, type LoadedI18n } from '../../i18n/i18n.ts';
import { createModelStore, type AdminModel, type ModelStore } from '../../model/model-store.ts';
import { noteRequests } from '../../live/asked-at.ts';
import { addServerTexts } from '../../runtime/runtime-texts.ts';
import { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { HttpError, type AuthProvider, type I18nProvider } from 'react-admin';
import { modelPath, shownAt, textsPath, type Early } from '../../early/early-requests.ts';
import type { SiteConfig } from '../../early/site-config.ts';
import type { Defined } from '../definition/definition-context.tsx';
import { store } from './store.ts';

export interface AdminServices {
  readonly config: SiteConfig;
  readonly session: Session;
  readonly access: Access;
  readonly http: HttpClient;
  readonly i18n: I18n;
  readonly texts: LoadedI18n;
  readonly model: ModelStore;
  readonly queryClient: QueryClient;
  /**
   * Discards all data loaded for the current user and office.
   *
   * @param change switches the user or office; components fetch their data again afterwards
   */
  startOver(change?: () => void): Promise<void>;
  renewProfile(): Promise<void>;
  readonly dataProvider: KitDataProvider;
  readonly authProvider: AuthProvider;
  readonly i18nProvider: I18nProvider;
}

export function createServices(
  config: SiteConfig,
  { session, language, fetch }: Early,
  { languages, region, resources, kindCode, providers }: Defined,
): AdminServices {
  const texts = createI18n({
    languages,
    language,
    load: async (each) => (await fetch(textsPath(each))).json(),
  });
  const { i18n } = texts;
  // Stores the language in advance. Otherwise react-admin renders nothing until it has compared its language with the
  // stored one.
  store.setItem('locale', i18n.language);
  const http = createHttpClient({
    apiUrl: config.apiBase,
    credentials: session,
    language: () => i18n.language,
    words: { exists: (key) => i18n.exists(key), t: (key, values) => i18n.t(key, values ?? {}) },
    fetch,
    renew: renewSession,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
  });

  const model = createModelStore(
    // The server sends the parts of its `Model` that the caller may read.
    async (part) => {
      const { json } = await http.send(modelPath(part));
      return 'only' in part ? (json as AdminModel) : { [part.of]: [json] };
    },
    { region },
    kindCode,
  );
  const followLanguage = () => {
    document.documentElement.setAttribute('lang', i18n.language);
    addServerTexts(i18n, model.get());
  };
  followLanguage();
  i18n.on('languageChanged', followLanguage);
  let worded = model.get();
  model.subscribe(() => {
    addServerTexts(i18n, model.get(), worded);
    worded = model.get();
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      // Requests fail instead of waiting for the network. A page then shows immediately that it is offline, and nothing
      // is saved later without the user's knowledge.
      queries: { retry: shouldRetry, refetchOnWindowFocus: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { networkMode: 'always' },
    },
  });
  noteRequests(queryClient);

  const startOver = async (change?: () => void) => {
    queryClient.clear();
    model.forget();
    change?.();
    if (session.token() !== null) await model.start(shownAt(location.pathname)).catch(() => undefined);
  };

  const renewProfile = () => loadProfile(http, session).catch(() => undefined);

  const built = new Map(resources.map((entry) => [entry.name, entry]));
  const access = createAccess(session, (name) => model.outline(name) ?? built.get(name));
  return {
    config,
    session,
    access,
    http,
    i18n,
    texts,
    model,
    queryClient,
    startOver,
    renewProfile,
    dataProvider: renewingOwnProfile(
      withBackends(createDataProvider(http, model), http, model, providers),
      session,
      renewProfile,
    ),
    authProvider: createAuthProvider({ http, session, access, onChange: () => startOver() }),
    i18nProvider: createI18nProvider(texts, languages),
  };
}

function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof QueryError) return false;
  return failures < 2 && !(error instanceof HttpError && error.status >= 400 && error.status < 500);
}
