import type { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createServices } from './boot/create-services.ts';
import type { Early } from './boot/early.ts';
import { LANGUAGES } from './boot/languages.ts';
import { preloadOwnPage } from './boot/own-pages.ts';
import { preloadPageAt } from './boot/pages.ts';
import { resources } from './generated/resources.gen.ts';

/** Draws the page as soon as what it shows is there. */
export async function start(early: Early): Promise<void> {
  const { pathname } = location;
  const page = preloadPageAt(pathname, resources).catch(() => undefined);
  const services = createServices(await early.config, early);
  const { session, model, texts, i18n } = services;
  const signedIn = session.token() !== null;
  const ownPage = preloadOwnPage(pathname, signedIn).catch(() => undefined);
  // A server that does not answer is told by the page itself.
  const described = signedIn ? model.loadFor(early.resource).catch(() => undefined) : undefined;
  const words = texts.load(i18n.language).catch(() => undefined);
  await Promise.all([page, ownPage, described, words]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App services={services} />);
  whenShown(services.queryClient, () => {
    if (session.token() !== null) void model.load().catch(() => undefined);
    // For what the chosen one lacks.
    for (const language of Object.keys(LANGUAGES)) void texts.load(language).catch(() => undefined);
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
    if (type === 'updated' && about !== 'auth' && query.state.status === 'success' && String(asked).startsWith('get'))
      begin();
  });
}
