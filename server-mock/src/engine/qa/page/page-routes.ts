import { readFile } from 'node:fs/promises';
import { ANYBODY, type Endpoints } from '../../endpoint/schema.ts';

const FILES = {
  '/': ['page.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
  '/words.js': ['words.js', 'text/javascript; charset=utf-8'],
} as const;

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
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, { schema: { hide: true, security: ANYBODY } }, async (_request, reply) =>
      reply
        .type(type)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(await readFile(new URL(file, import.meta.url))),
    );
  }
}
