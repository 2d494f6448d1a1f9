import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import { asProblem } from '../../request/error-answer.ts';
import type { Refusals } from '../../request/refusals.ts';
import { addressParts, headersOf } from '../matching/received.ts';
import { namespaceOf } from '../namespace-of.ts';
import { bodyOf, capture, type Capture } from './captured-body.ts';
import type { Body, Reason } from './entry.ts';
import type { Journal } from './journal.ts';
import type { Secrets } from './secrets.ts';

/** What is known of a request before its answer has gone. */
interface Pending {
  readonly id: number;
  readonly at: string;
  readonly namespace: string;
  captured?: Capture | undefined;
  reason?: Reason;
  readonly stubs: string[];
  readonly violations: string[];
}

export interface Recording {
  /** The same refusals; why is noted. */
  observe(refusals: Refusals): Refusals;
  /** A stub had a part in the answer. */
  noteStub(request: FastifyRequest, stub: string): void;
  noteViolation(request: FastifyRequest, violation: string): void;
  /** The connection is ended without an answer: nothing else will report it. */
  unanswered(request: FastifyRequest, reply: FastifyReply): void;
  /** To be called before the routes are registered, and after all other hooks that change answers. */
  start(app: FastifyInstance, auth: Auth): void;
}

/** Returns whether a request is for `/__qa`, however its address is written: `/%5F_qa/reset` has the same route. */
export function isControl(request: FastifyRequest): boolean {
  const path = request.routeOptions.url ?? decodedPath(request.raw.url ?? '');
  return /^\/__qa(?:\/|$)/u.test(path);
}

/** Decodes a path as the router does, which keeps `%2F`. */
function decodedPath(url: string): string {
  const { path } = addressParts(url);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Notes each request with its answer and the reasons for it. */
export function openRecording(journal: Journal, secrets: Secrets): Recording {
  const pending = new WeakMap<FastifyRequest, Pending>();

  function finish(request: FastifyRequest, reply: FastifyReply, auth: Auth | undefined, status: number): void {
    const noted = pending.get(request);
    if (!noted) return;
    pending.delete(request);
    const milliseconds = Math.round(reply.elapsedTime * 1000) / 1000;
    const requestHeaders = headersOf(request.headers);
    const responseHeaders = headersOf(reply.getHeaders());
    const { captured, id, at, reason, stubs, violations } = noted;
    const add = (account: string | null) =>
      journal.add({
        id,
        at,
        namespace: noted.namespace,
        method: request.method,
        url: secrets.text(request.raw.url ?? ''),
        route: request.routeOptions.url?.replaceAll(/:(\w+)/gu, '{$1}') ?? null,
        request: { headers: secrets.headers(requestHeaders), body: sentBody(request, secrets) },
        status,
        response: {
          headers: secrets.headers(responseHeaders),
          body: captured && bodyOf(captured, responseHeaders, secrets),
        },
        milliseconds,
        account,
        reason,
        stubs,
        violations,
      });
    const known = request.headers.authorization !== undefined || request.headers['x-api-key'] !== undefined;
    if (!auth || !known) return add(null);
    auth.caller(request).then(
      ({ actor }) =>
        add(
          actor.kind === 'staff'
            ? `staff:${actor.userId}`
            : actor.kind === 'client'
              ? `client:${actor.clientId}`
              : null,
        ),
      () => add(null),
    );
  }

  return {
    observe: (refusals) => ({
      ...refusals,
      error(error, request, reply) {
        const noted = pending.get(request);
        if (noted) noted.reason = reasonOf(error);
        return refusals.error(error, request, reply);
      },
      notFound(request, reply) {
        const noted = pending.get(request);
        if (noted) noted.reason = { code: 'no_route', params: {} };
        return refusals.notFound(request, reply);
      },
    }),
    noteStub: (request, stub) => void pending.get(request)?.stubs.push(stub),
    noteViolation: (request, violation) => void pending.get(request)?.violations.push(violation),
    unanswered: (request, reply) => finish(request, reply, undefined, 0),
    start(app, auth) {
      app.addHook('onRequest', (request, _reply, done) => {
        if (!journal.on || isControl(request)) return done();
        const at = new Date().toISOString();
        // One that is no name was refused before, where requests enter their worlds.
        const namespace = namespaceOf(request);
        pending.set(request, { id: journal.next(), at, namespace, stubs: [], violations: [] });
        done();
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        const noted = pending.get(request);
        if (!noted) return done(null, payload);
        const { payload: sent, captured } = capture(payload);
        noted.captured = captured;
        done(null, sent);
      });
      app.addHook('onResponse', (request, reply, done) => {
        finish(request, reply, auth, reply.statusCode);
        done();
      });
    },
  };
}

/** As it was parsed: the bytes are gone by then. */
function sentBody(request: FastifyRequest, secrets: Secrets): Body | undefined {
  const { body } = request;
  if (body === undefined || body === null) return undefined;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { captured } = capture(text);
  const bytes = Number(request.headers['content-length'] ?? captured?.bytes ?? 0);
  const found = captured && bodyOf(captured, {}, secrets);
  return found && { ...found, bytes };
}

function reasonOf(error: unknown): Reason {
  const { code, params, errors } = asProblem(error);
  const stack = !(error instanceof Problem) && error instanceof Error ? error.stack : undefined;
  return {
    code,
    params,
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([place, one]) => [place, typeof one === 'string' ? one : one.code]),
      ),
    }),
    ...(stack !== undefined && { stack }),
  };
}
