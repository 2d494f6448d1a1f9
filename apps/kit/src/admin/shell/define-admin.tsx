import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Early } from '../early/early-requests.ts';
import { preloadPageAt } from '../runtime/entry-pages.ts';
import { App } from './App.tsx';
import type { Admin, AdminDefinition, AdminProject } from './definition/definition.ts';
import { defined } from './definition/definition-context.tsx';
import { preloadNotifications } from './LaterNotifications.tsx';
import { preloadShellPage } from './routes/shell-pages.ts';
import { createServices } from './services/create-services.ts';

/** A back-office of these resources, pages and tiles. Nothing is shown before it is started. */
export function defineAdmin(definition: AdminDefinition): Admin {
  return { render: (early, project) => render(early, project, definition) };
}

/** Draws the page as soon as what it shows is there. */
async function render(early: Early, project: AdminProject, definition: AdminDefinition): Promise<void> {
  const { pathname } = location;
  const admin = defined(project, definition);
  const page = preloadPageAt(pathname, admin.resources).catch(() => undefined);
  const services = createServices(await early.config, early, admin);
  const { session, model, texts, i18n } = services;
  const signedIn = session.token() !== null;
  const ownPage = preloadShellPage(pathname, signedIn, admin.pages).catch(() => undefined);
  // A server that does not answer is reported by the page itself.
  const described = signedIn ? model.start(early.shown).catch(() => undefined) : undefined;
  const words = texts.load(i18n.language).catch(() => undefined);
  await Promise.all([page, ownPage, described, words]);
  const root = document.getElementById('root');
  // In a transition: drawn in pieces, between which the first answers are read.
  if (root) startTransition(() => createRoot(root).render(<App services={services} definition={admin} />));
  whenShown(services.queryClient, () => {
    void preloadNotifications().catch(() => undefined);
    if (session.token() !== null) void model.start(early.shown).catch(() => undefined);
    // For what the chosen one lacks.
    for (const language of project.languages) void texts.load(language).catch(() => undefined);
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
