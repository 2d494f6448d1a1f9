import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain.ts';
import { REQUEST_ID } from './request-ids.ts';

/**
 * Headers of every answer, also without a route: nothing in an answer is run, framed, taken for another type or cached. Pages that
 * people see replace the content policy, static files the caching.
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

/** Pages that people see (a domain's own, such as a payment page): own scripts and styles only. */
export async function pageHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // A form may lead back to the sites that sent the visitor here.
        formAction: ["'self'", 'http:', 'https:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
  });
}

/** Response headers that pages of another origin may read. */
const EXPOSED_HEADERS = [
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Retry-After',
  'X-Request-Id',
];

/** `http://localhost:5173`, `https://127.0.0.1`, `http://[::1]:4000`. */
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

export interface AllowedOrigins {
  /** Whether a page of this origin may call the server from a browser. */
  allows(origin: string): boolean;
}

/**
 * Returns the origins of the apps, of the server itself, and those that the operator lists.
 * @param loopback whether every origin of this machine is allowed, for development servers of other teams
 */
export function allowedOrigins(
  { server, admin, portal }: Services['origins'],
  more: readonly string[],
  loopback: boolean,
): AllowedOrigins {
  // As browsers write them: in lower case, without the usual port.
  const listed = [server, admin, portal, ...more].map((origin) => new URL(origin).origin);
  const allowed = new Set([...listed, ...listed.filter(isLoopback).map(otherLoopback)]);
  return { allows: (origin) => allowed.has(origin) || (loopback && LOOPBACK_ORIGIN.test(origin)) };
}

/**
 * Adds CORS headers to every answer, refusals included. Callers identify themselves by headers that a page must set itself, so
 * no cookies are allowed. Must be called before other hooks that can refuse a request.
 */
export async function allowCrossOrigin(app: FastifyInstance, origins: AllowedOrigins): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers;
      done(null, {
        origin: origin !== undefined && origins.allows(origin) ? [origin] : [],
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders: EXPOSED_HEADERS,
        maxAge: 600,
      });
    },
  });
  // Routes set a `Vary` header of their own.
  app.addHook('onSend', (_request, reply, payload, done) => {
    const vary = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!/(?:^|,)\s*(?:origin|\*)\s*(?:,|$)/iu.test(vary))
      void reply.header('vary', vary ? `${vary}, Origin` : 'Origin');
    done(null, payload);
  });
}

/** Whether an address names this machine. */
export function isLoopback(origin: string): boolean {
  return /\/\/(?:localhost|127\.0\.0\.1|\[?::1\]?)(?::\d+)?(?:\/|$)/u.test(origin);
}

/** `localhost` and `127.0.0.1` are the same machine, yet different origins; people type either. */
function otherLoopback(origin: string): string {
  return origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');
}
