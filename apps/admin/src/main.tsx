import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './boot/config.ts';
import { createServices } from './boot/create-services.ts';
import { preloadOwnPage } from './boot/own-pages.ts';
import { preloadPageAt } from './boot/pages.ts';
import { resources } from './generated/resources.gen.ts';

// A function, not awaits at the top: pages import from this module's chunk, and would wait for it while it waits for them.
async function start(root: HTMLElement): Promise<void> {
  const { pathname } = location;
  const page = preloadPageAt(pathname, resources).catch(() => undefined);
  const services = createServices(await readConfig());
  const { session, model, textsReady } = services;
  const signedIn = session.token() !== null;
  const ownPage = preloadOwnPage(pathname, signedIn).catch(() => undefined);
  // What the first page shows. A server that does not answer is told by the page itself.
  const described = signedIn ? model.loadFor(pathname.split('/')[1] ?? '').catch(() => undefined) : undefined;
  await Promise.all([page, ownPage, described, textsReady]);
  createRoot(root).render(<App services={services} />);
  if (signedIn) whenIdle(() => void model.load().catch(() => undefined));
}

/** After the first page has asked for what it shows. Safari knows no idle times. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
  else setTimeout(task, 1000);
}

const root = document.getElementById('root');
if (root) void start(root);
