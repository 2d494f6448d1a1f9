import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readConfig } from './boot/config.ts';
import { createServices } from './boot/create-services.ts';
import { preloadPageAt } from './boot/pages.ts';
import { resources } from './generated/resources.gen.ts';

const page = preloadPageAt(location.pathname, resources).catch(() => undefined);
const services = await createServices(await readConfig());
// Signed in, the first page needs the model; a server that does not answer is told by the page itself.
const model = services.session.token() === null ? undefined : services.model.load().catch(() => undefined);
await Promise.all([page, model]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App services={services} />);
