// oxlint-disable-next-line typescript/triple-slash-reference -- for projects that compile this file with theirs; it is no module to import
/// <reference path="./scheduler.d.ts" />
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_forceFrameRate as drawInFramesOf } from 'scheduler';
import { siteQuery } from '../data/site.ts';
import type { Early } from '../early/early-requests.ts';
import { preloadPageAt } from '../runtime/entry-pages.ts';
import { App } from './App.tsx';
import type { Admin, AdminDefinition, AdminProject } from './definition/definition.ts';
import { defined } from './definition/definition-context.tsx';
import { askForFirstRecords } from './first-records.ts';
import { preloadNotifications } from './LaterNotifications.tsx';
import { preloadShellPage } from './routes/shell-pages.ts';
import { createServices } from './services/create-services.ts';

/** A back-office of these resources, pages and tiles. Nothing is shown before it is started. */
export function defineAdmin(definition: AdminDefinition): Admin {
  return { render: (early, project) => render(early, project, definition) };
}

/**
 * Frames a second: as long as one, React draws without looking whether something else is to be done. Its own 5 ms, which it has again
 * once the page is there, cost a first list three hundredths more.
 */
const FRAMES = 60;
const REACTS_OWN = 0;

/** Draws the page as soon as what it shows is there. */
async function render(early: Early, project: AdminProject, definition: AdminDefinition): Promise<void> {
  const { pathname } = location;
  const admin = defined(project, definition);
  const page = preloadPageAt(pathname, admin.resources).catch(() => undefined);
  const services = createServices(await early.config, early, admin);
  const { session, model, texts, i18n } = services;
  const signedIn = session.token() !== null;
  // It says which office all other requests are about.
  if (signedIn && !session.profile()) await services.renewProfile();
  if (signedIn && admin.site !== undefined)
    void services.queryClient.prefetchQuery(siteQuery(services.http, admin.site, session.officeId()));
  const ownPage = preloadShellPage(pathname, signedIn, admin.pages).catch(() => undefined);
  // A server that does not answer is reported by the page itself.
  const described = signedIn ? model.start(early.shown).catch(() => undefined) : undefined;
  const records = described?.then(early.list).then(() => askForFirstRecords(services));
  const words = texts.load(i18n.language).catch(() => undefined);
  await Promise.all([page, ownPage, described, words]);
  const root = document.getElementById('root');
  drawInFramesOf(FRAMES);
  // In pieces: in one, a slow computer would be busy for half a second at a stretch.
  if (root) startTransition(() => createRoot(root).render(<App services={services} definition={admin} />));
  whenShown(services.queryClient, () => {
    drawInFramesOf(REACTS_OWN);
    early.end();
    void preloadNotifications().catch(() => undefined);
    if (session.token() !== null) void model.start(early.shown).catch(() => undefined);
    // For what the chosen one lacks.
    for (const language of project.languages) void texts.load(language).catch(() => undefined);
    // Shown again, the page asks again.
    void records?.then((end) => end?.());
  });
}

/** Runs the task when the records of the first page are drawn, and at the latest after five seconds. */
function whenShown(queries: QueryClient, task: () => void): void {
  const begin = () => {
    stop();
    clearTimeout(latest);
    // Safari knows no idle times.
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
