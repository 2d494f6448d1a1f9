import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Auth, Problem } from '@tuyen/server/domain';
import { asProblem, type Refusals } from '@tuyen/server/extension';
import { addressParts, headersOf } from '../matching/received.ts';
import { namespaceOf } from '../../namespaces/namespace-of.ts';
import { journalBodyOf, capture, type Capture } from './captured-body.ts';
import { type Arrived, type JournalBody, type JournalEntry, NO_ROUTE, type Reason } from './entry.ts';
import type { Journal } from './journal.ts';
import type { Secrets } from './secrets.ts';

interface Pending {
  readonly id: number;
  readonly at: string;
  readonly namespace: string;
  captured?: Capture | undefined;
  reason?: Reason;
  readonly stubs: string[];
  readonly violations: string[];
  status?: number;
  route?: string;
}

export interface Recording {
  observe(refusals: Refusals): Refusals;
  noteStub(request: FastifyRequest, stub: string): void;
  /** Sets the route of a request in the journal, because the server itself does not know the route. */
  noteRoute(request: FastifyRequest, route: string): void;
  noteViolation(request: FastifyRequest, violation: string): void;
  /** Records a request whose connection is closed without an answer. No other hook reports such a request. */
  unanswered(request: FastifyRequest, reply: FastifyReply): void;
  underWay(namespace: string): readonly Arrived[];
  /**
   * Adds the hooks of stubs, contract checks and the journal to the server. Call this function before the routes are
   * registered, and after all other hooks that change answers.
   */
  start(app: FastifyInstance, auth?: Auth): void;
}

/** Returns whether a request targets `/__qa`, even if its URL is percent-encoded: `/%5F_qa/reset` has the same route. */
export function isControl(request: FastifyRequest): boolean {
  const path = request.routeOptions.url ?? addressParts(request.raw.url ?? '').path;
  return /^\/__qa(?:\/|$)/u.test(path);
}

export function openRecording(journal: Journal, secrets: Secrets, bodyBytes?: number): Recording {
  const pending = new Map<FastifyRequest, Pending>();
  const received = (request: FastifyRequest): Pick<JournalEntry, 'method' | 'url' | 'request'> => ({
    method: request.method,
    url: secrets.text(request.raw.url ?? ''),
    request: {
      headers: secrets.headers(headersOf(request.headers)),
      body: sentBody(request, secrets, bodyBytes),
    },
  });

  function finish(request: FastifyRequest, reply: FastifyReply, auth: Auth | undefined, status: number): void {
    const noted = pending.get(request);
    if (!noted || noted.status !== undefined) return;
    noted.status = status;
    const milliseconds = Math.round(reply.elapsedTime * 1000) / 1000;
    const responseHeaders = headersOf(reply.getHeaders());
    const { captured, id, at, reason, stubs, violations } = noted;
    const add = (account: string | null) => {
      pending.delete(request);
      journal.add({
        id,
        at,
        namespace: noted.namespace,
        ...received(request),
        route: noted.route ?? request.routeOptions.url?.replaceAll(/:(\w+)/gu, '{$1}') ?? null,
        status,
        response: {
          headers: secrets.headers(responseHeaders),
          body: captured && journalBodyOf(captured, responseHeaders, secrets, bodyBytes),
        },
        milliseconds,
        account,
        reason,
        stubs,
        violations,
      });
    };
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
        if (noted) noted.reason = { code: NO_ROUTE, params: {} };
        return refusals.notFound(request, reply);
      },
    }),
    noteStub: (request, stub) => void pending.get(request)?.stubs.push(stub),
    noteRoute(request, route) {
      const noted = pending.get(request);
      if (noted) noted.route = route;
    },
    noteViolation: (request, violation) => void pending.get(request)?.violations.push(violation),
    unanswered: (request, reply) => finish(request, reply, undefined, 0),
    underWay: (namespace) =>
      [...pending].flatMap(([request, { id, status, ...noted }]) =>
        noted.namespace === namespace ? [{ id, ...received(request), status }] : [],
      ),
    start(app, auth) {
      app.addHook('onRequest', (request, reply, done) => {
        if (isControl(request)) return done();
        const arrival = { id: journal.next(), at: new Date().toISOString() };
        // `namespaceOf` does not fail here, because a request with an invalid namespace name is rejected earlier.
        const namespace = namespaceOf(request);
        if (journal.on) {
          pending.set(request, { ...arrival, namespace, stubs: [], violations: [] });
          // If the client disconnects, no answer is sent and no other hook runs.
          reply.raw.once('close', () => finish(request, reply, auth, 0));
        } else journal.miss(namespace, arrival);
        done();
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        const noted = pending.get(request);
        if (!noted) return done(null, payload);
        const { payload: sent, captured } = capture(payload, bodyBytes);
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

/**
 * Returns the request body for the journal. It is made from the parsed body, because the received bytes are no longer
 * available. A body that the server did not read counts as truncated.
 */
function sentBody(request: FastifyRequest, secrets: Secrets, most: number | undefined): JournalBody | undefined {
  const { body, headers } = request;
  const sent = Number(headers['content-length'] ?? 0);
  if (body === undefined || (body === null && sent === 0))
    return sent > 0 || headers['transfer-encoding'] !== undefined ? { bytes: sent, cut: true } : undefined;
  const { captured } = capture(typeof body === 'string' ? body : JSON.stringify(body), most);
  const found = captured && journalBodyOf(captured, {}, secrets, most);
  return found && { ...found, bytes: Number(headers['content-length'] ?? found.bytes) };
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
