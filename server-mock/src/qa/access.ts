import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@tuyen/server/domain';
import { type AllowedOrigins, isLoopback, sameText } from '@tuyen/server/extension';
import { PAGE_ROUTES } from './page/page-routes.ts';

/** Header of a request to `/__qa` with the token; `Authorization: Bearer …` works too. */
export const QA_TOKEN = 'x-qa-token';

export interface QaAccess {
  /** Undefined: requests need no token. */
  readonly token: string | undefined;
  readonly origins: AllowedOrigins;
  /** Host names of the server, besides those of the loopback interface. */
  readonly hosts: readonly string[];
}

/**
 * Refuses requests to `/__qa` from pages of foreign sites, under a foreign host name (DNS rebinding) and without the token. The
 * tester page itself needs no token: it asks for one. Must be called before requests enter their namespaces.
 */
export function guardControl(app: FastifyInstance, access: QaAccess): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // The route, not the URL: `/%5F_qa/reset` is the same route.
    const route = request.routeOptions.url ?? '';
    const isControl = /^\/__qa(?:\/|$)/u.test(route);
    done(isControl && !PAGE_ROUTES.has(route) ? refusalOf(request, access) : undefined);
  });
}

/** Whether a request may create a namespace by naming one: on a public server only testers may. */
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
  return sameText(String(sent), token);
}
