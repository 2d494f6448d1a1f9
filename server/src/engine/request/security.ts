import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Origins } from '../domain.ts';
import { REQUEST_ID } from './request-ids.ts';

/**
 * Headers of every answer, even if no route matches: browsers must not execute, frame, sniff or cache it. HTML pages
 * have their own content security policy, and static files their own caching.
 */
export const ANSWER_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ANSWER_HEADERS).header(REQUEST_ID, request.id);
    done();
  });
}

/**
 * Sets headers for HTML pages that a project's own code serves, such as a payment page. With them, browsers run only
 * scripts and styles from this server.
 */
export async function pageHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // The answer to a form may redirect the visitor to another site, for example back to the shop. Browsers apply
        // `form-action` to such redirects too.
        formAction: ["'self'", 'http:', 'https:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });
}

const EXPOSED_HEADERS = [
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Retry-After',
  'X-Request-Id',
];

const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

export interface AllowedOrigins {
  allows(origin: string): boolean;
}

/**
 * Returns the origins from which browsers may call the API: the origins of the server and its apps, and the origins
 * that the operator lists.
 * @param loopback whether every origin of this machine is allowed, for development servers of other teams
 */
export function allowedOrigins(
  { server, admin, portal }: Origins,
  more: readonly string[],
  loopback: boolean,
): AllowedOrigins {
  // Convert origins to the form that browsers send: lowercase and without the default port.
  const listed = [server, admin, portal, ...more].map((origin) => new URL(origin).origin);
  const allowed = new Set([...listed, ...listed.filter(isLoopback).map(otherLoopback)]);
  return { allows: (origin) => allowed.has(origin) || (loopback && LOOPBACK_ORIGIN.test(origin)) };
}

/**
 * Adds CORS headers to every answer, including errors. Callers authenticate with headers that a page must set itself,
 * so cookies are not allowed. Call before other hooks that can reject a request.
 * @param exposedHeaders response headers that pages may read
 */
export async function allowCrossOrigin(
  app: FastifyInstance,
  origins: AllowedOrigins,
  exposedHeaders: readonly string[] = EXPOSED_HEADERS,
): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers;
      done(null, {
        origin: origin !== undefined && origins.allows(origin) ? [origin] : [],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: [...exposedHeaders],
        maxAge: 600,
      });
    },
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!/(?:^|,)\s*(?:origin|\*)\s*(?:,|$)/iu.test(vary))
      void reply.header('vary', vary ? `${vary}, Origin` : 'Origin');
    done(null, payload);
  });
}

export function isLoopback(origin: string): boolean {
  return /\/\/(?:localhost|127\.0\.0\.1|\[?::1\]?)(?::\d+)?(?:\/|$)/u.test(origin);
}

/**
 * Returns the origin with the other name of this machine: `localhost` instead of `127.0.0.1`, or vice versa. For
 * browsers, these are different origins, and people use both.
 */
function otherLoopback(origin: string): string {
  return origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');
}
