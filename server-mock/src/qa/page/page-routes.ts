import { readFile } from 'node:fs/promises';
import { ANYBODY, type Endpoints } from '@tuyen/server/domain';

const MODULES = ['acts', 'elements', 'language', 'page', 'requests', 'words'];
const PARTS = ['clock', 'contract', 'data', 'faults', 'handbook', 'journal', 'outbox', 'scenarios', 'stubs'];

const FILES: readonly (readonly [address: string, file: string, type: string])[] = [
  ['/', 'page.html', 'text/html'],
  ['/page.css', 'page.css', 'text/css'],
  ...[...MODULES, ...PARTS.map((part) => `parts/${part}`)].map(
    (name) => [`/${name}.js`, `${name}.js`, 'text/javascript'] as const,
  ),
];

/** Routes that serve the page for testers. They expose no server data, so they need no token. */
export const PAGE_ROUTES: ReadonlySet<string> = new Set(['/__qa', ...FILES.map(([address]) => `/__qa${address}`)]);

/**
 * Content security policy of the page for testers. It also applies to previewed mails: styles work, but scripts and
 * external resources do not.
 */
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

/** @param absent sections of the page and parts of them that the server lacks: `outbox`, `state` */
export function pageRoutes(app: Endpoints, absent: readonly string[] = []): void {
  for (const [address, file, type] of FILES) {
    app.get(address, { schema: { hide: true, security: ANYBODY } }, async (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(withAbsent(await readFile(new URL(file, import.meta.url), 'utf8'), absent)),
    );
  }
}

function withAbsent(text: string, absent: readonly string[]): string {
  if (absent.length === 0) return text;
  return text.replace('<nav id="parts">', `<nav id="parts" data-without="${absent.join(' ')}">`);
}
