import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@tuyen/server/domain';
import { type AllowedOrigins, isLoopback, timingSafeEqualText } from '@tuyen/server/extension';
import { QA_TOKEN } from '../environment.ts';
import { PAGE_ROUTES } from './page/page-routes.ts';

export interface QaAccess {
  readonly token: string | undefined;
  readonly origins: AllowedOrigins;
  /** Host names of the server, in addition to the loopback names. */
  readonly hosts: readonly string[];
}

/**
 * Rejects requests to `/__qa` that come from a foreign site, use a foreign host name (DNS rebinding) or lack the token.
 * The tester page needs no token, because it asks for one. Call this function before requests enter their namespaces.
 */
export function guardControl(app: FastifyInstance, access: QaAccess): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Compare the matched route, not the URL: an encoded URL such as `/%5F_qa/reset` reaches the same route and would
    // bypass the check.
    const route = request.routeOptions.url ?? '';
    const isControl = /^\/__qa(?:\/|$)/u.test(route);
    done(isControl && !PAGE_ROUTES.has(route) ? refusalOf(request, access) : undefined);
  });
}

/** Returns whether a request may create the namespace that it names. On a public server, only testers may. */
export function mayCreateNamespace(request: FastifyRequest, { token }: QaAccess): boolean {
  return token === undefined || hasToken(request, token);
}

function refusalOf(request: FastifyRequest, { token, origins, hosts }: QaAccess): Problem | undefined {
  const { origin } = request.headers;
  const isForeign =
    origin === undefined
      ? request.headers['sec-fetch-site'] === 'cross-site'
      : !origins.allows(origin) && !isSameOrigin(origin, request.host);
  if (isForeign) return new Problem(403, 'qa_origin');
  if (token !== undefined) return hasToken(request, token) ? undefined : new Problem(401, 'qa_token');
  const { hostname } = request;
  return isLoopback(`//${hostname}`) || hosts.includes(hostname.toLowerCase())
    ? undefined
    : new Problem(403, 'qa_host');
}

function isSameOrigin(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = headers[QA_TOKEN] ?? headers.authorization?.replace(/^Bearer /iu, '') ?? '';
  return timingSafeEqualText(String(sent), token);
}
