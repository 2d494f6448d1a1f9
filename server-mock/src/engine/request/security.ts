import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../domain.ts';
import { REQUEST_ID } from './request-ids.ts';

/**
 * On every answer, of a route or of none: nothing in it is ever run, framed or taken for another type. Pages that people see
 * replace the first by a policy of their own.
 */
export const ANSWER_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

export function answerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ANSWER_HEADERS).header(REQUEST_ID, request.id);
    done();
  });
}

/** Answers of the API are people's data: no cache keeps them. */
export function apiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
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

/** Only pages of the two apps may call the API from a browser. */
export async function allowApps(
  app: FastifyInstance,
  origins: Services['origins'],
  more: readonly string[],
): Promise<void> {
  const allowed = [...new Set([origins.admin, origins.portal, ...more])];
  await app.register(cors, {
    origin: [...allowed, ...allowed.filter(isLoopback).map(otherLoopback)],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Content-Range', 'ETag', 'Retry-After', 'Idempotent-Replayed', 'X-Request-Id'],
    maxAge: 600,
  });
}

/** `localhost` and `127.0.0.1` are the same machine, yet different origins; people type either. */
export function isLoopback(origin: string): boolean {
  return /\/\/(?:localhost|127\.0\.0\.1|\[?::1\]?)(?::\d+)?(?:\/|$)/u.test(origin);
}

function otherLoopback(origin: string): string {
  return origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost');
}
