import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './boot/config.ts';
import { createServices } from './boot/create-services.ts';
import { preloadOwnPage } from './boot/own-pages.ts';
import { preloadPageAt } from './boot/pages.ts';
import { resources } from './generated/resources.gen.ts';

// A function, not awaits at the top: pages import from this module's chunk, and would wait for it while it waits for them.
async function start(root: HTMLElement): Promise<void> {
  const page = preloadPageAt(location.pathname, resources).catch(() => undefined);
  const services = await createServices(await readConfig());
  // Signed in, the first page needs the model; a server that does not answer is told by the page itself.
  const model = services.session.token() === null ? undefined : services.model.load().catch(() => undefined);
  const ownPage = preloadOwnPage(location.pathname, model !== undefined).catch(() => undefined);
  await Promise.all([page, ownPage, model]);
  createRoot(root).render(<App services={services} />);
}

const root = document.getElementById('root');
if (root) void start(root);
