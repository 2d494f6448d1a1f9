import { readFile } from 'node:fs/promises';
import { ANYBODY, type Endpoints } from '@tuyen/server/domain';

const MODULES = ['acts', 'elements', 'language', 'page', 'requests', 'words'];
const PARTS = ['clock', 'contract', 'data', 'faults', 'handbook', 'journal', 'outbox', 'scenarios', 'stubs'];

/** By their address below `/__qa`. What is not named here is not served. */
const FILES: readonly (readonly [address: string, file: string, type: string])[] = [
  ['/', 'page.html', 'text/html'],
  ['/page.css', 'page.css', 'text/css'],
  ...[...MODULES, ...PARTS.map((part) => `parts/${part}`)].map(
    (name) => [`/${name}.js`, `${name}.js`, 'text/javascript'] as const,
  ),
];

/** Routes of the page. They show nothing of the server, so they need no token. */
export const PAGE_ROUTES: ReadonlySet<string> = new Set(['/__qa', ...FILES.map(([address]) => `/__qa${address}`)]);

/** A previewed mail has the policy of the page: its styles apply, nothing in it runs or loads. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/__qa` for people: a page that calls the endpoints beside it. */
export function pageRoutes(app: Endpoints): void {
  for (const [address, file, type] of FILES) {
    app.get(address, { schema: { hide: true, security: ANYBODY } }, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(await readFile(new URL(file, import.meta.url))),
    );
  }
}
