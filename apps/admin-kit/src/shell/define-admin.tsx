// oxlint-disable-next-line typescript/triple-slash-reference -- for projects that compile this file with theirs; it is no module to import
/// <reference path="./scheduler.d.ts" />
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as drawInFramesOf } from 'scheduler';
import { siteQuery } from '../data/site.ts';
import type { Early } from '../early/early-requests.ts';
import { preloadPageAt } from '../runtime/entry-pages.ts';
import { App } from './app.tsx';
import type { Admin, AdminDefinition, AdminProject } from './definition/definition.ts';
import { defined } from './definition/definition-context.tsx';
import { askForFirstRecords } from './first-records.ts';
import { preloadNotifications } from './later-notifications.tsx';
import { preloadShellPage } from './routes/shell-pages.ts';
import { createServices } from './services/create-services.ts';

/** Defines the back-office from the generated modules and the pages and components of the project. */
export function defineAdmin(definition: AdminDefinition): Admin {
  return { render: (early, project) => render(early, project, definition) };
}

/**
 * Frame rate for React's scheduler until the first page is shown. React renders for one frame before it yields to other
 * tasks. With React's default of 5 ms, which is restored afterwards, the first list is 3 % slower.
 */
const FRAMES = 60;
const REACTS_OWN = 0;

async function render(early: Early, project: AdminProject, definition: AdminDefinition): Promise<void> {
  const { pathname } = location;
  const admin = defined(project, definition);
  const page = preloadPageAt(pathname, admin.resources).catch(() => undefined);
  const services = createServices(await early.config, early, admin);
  const { session, model, texts, i18n } = services;
  const signedIn = session.token() !== null;
  // Loads a missing profile before all other requests, because the profile determines their office.
  if (signedIn && !session.profile()) await services.renewProfile();
  if (signedIn && admin.site !== undefined)
    void services.queryClient.prefetchQuery(
      siteQuery(services.http, admin.site, { office: session.officeId(), language: i18n.language }),
    );
  const ownPage = preloadShellPage(pathname, signedIn, admin.pages).catch(() => undefined);
  // Ignores the error if the server does not respond. The page repeats the request and reports the error.
  const described = signedIn ? model.start(early.shown).catch(() => undefined) : undefined;
  const records = described?.then(early.list).then(() => askForFirstRecords(services));
  const words = texts.load(i18n.language).catch(() => undefined);
  await Promise.all([page, ownPage, described, words]);
  const root = document.getElementById('root');
  drawInFramesOf(FRAMES);
  // React's `startTransition` splits the first render into small tasks. A single task would block a slow computer for
  // half a second.
  if (root) startTransition(() => createRoot(root).render(<App services={services} definition={admin} />));
  whenShown(services.queryClient, () => {
    drawInFramesOf(REACTS_OWN);
    early.end();
    void preloadNotifications().catch(() => undefined);
    if (session.token() !== null) void model.start(early.shown).catch(() => undefined);
    // Loads the texts of all languages, because they replace texts that are missing in the chosen language.
    for (const language of project.languages) void texts.load(language).catch(() => undefined);
    // From now on, the preloaded records of the first page count as outdated. The page requests the records again when
    // the user returns to it.
    void records?.then((end) => end?.());
  });
}

/** Runs the task after the records of the first page are rendered, and after five seconds at the latest. */
function whenShown(queries: QueryClient, task: () => void): void {
  const begin = () => {
    stop();
    clearTimeout(latest);
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 200);
  };
  const latest = setTimeout(begin, 5000);
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    const [about, asked] = query.queryKey;
    const isShown = (type === 'updated' || type === 'observerAdded') && query.getObserversCount() > 0;
    if (isShown && about !== 'auth' && query.state.status === 'success' && String(asked).startsWith('get')) begin();
  });
}
