import type { Model } from '@tuyen/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from '../../status-codes.ts';
import type { Socket } from 'node:net';
import type { MessageTexts } from '../../messages.ts';
import { Problem } from '../../problem.ts';
import { logAnswer, type UnreadableStatus } from '../access-log.ts';
import { asProblem, errorAnswer } from './error-answer.ts';
import { allowed, type KnownPaths } from './known-paths.ts';
import { languageOf } from '../language.ts';
import { REQUEST_ID } from '../request-ids.ts';
import { ANSWER_HEADERS } from '../security.ts';

interface Parts {
  readonly texts: MessageTexts;
  readonly model: Model;
  readonly paths?: Pick<KnownPaths, 'methodsOf'>;
}

export interface Refusals {
  error(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /**
   * Answers a request whose URL is invalid. Fastify runs no hooks for it, so this function also sets the usual headers
   * and logs the answer.
   */
  unroutable(error: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void;
  unreadable(status: UnreadableStatus, socket: Socket, id: string): void;
}

export function openRefusals({ texts, model, paths }: Parts): Refusals {
  const languages = model.languages;

  function send(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const language = languageOf(request.headers['accept-language'], languages);
    const answer = errorAnswer(problem, language, texts, model);
    // The client may still be sending a body that is too large. Without `Connection: close`, Node reads and discards
    // the rest, so that the client can read the answer.
    if (problem.status === 413) void reply.removeHeader('connection');
    if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
    return reply.code(answer.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(answer));
  }

  /**
   * Turns a 404 into a 405 if the URL exists for another method. For example, DELETE of `/books/bulk` reaches the route
   * `/books/:id`, although `/books/bulk` only supports POST.
   */
  function methodOrAddress(problem: Problem, request: FastifyRequest, reply: FastifyReply): Problem {
    const methods = problem.status === 404 ? paths?.methodsOf(request.raw.url ?? '/') : undefined;
    if (methods === undefined || methods.includes(request.method)) return problem;
    void reply.header('allow', allowed(methods));
    return new Problem(405, 'method_not_allowed', { method: request.method, allowed: allowed(methods) });
  }

  return {
    error(error, request, reply) {
      const problem = methodOrAddress(asProblem(error), request, reply);
      if (problem.status >= 500) request.log.error(error);
      return send(problem, request, reply);
    },
    notFound: (request, reply) => send(methodOrAddress(new Problem(404, 'not_found'), request, reply), request, reply),
    unroutable(error, request, reply) {
      send(
        new Problem(error.statusCode ?? 400, 'bad_address'),
        request,
        reply.headers({ ...ANSWER_HEADERS, [REQUEST_ID]: request.id }),
      );
      logAnswer(request, reply);
    },
    unreadable(status, socket, id) {
      const problem = new Problem(status, UNREADABLE[status]);
      const body = JSON.stringify(errorAnswer(problem, languages[0] ?? 'en', texts, model));
      const headers = {
        ...ANSWER_HEADERS,
        [REQUEST_ID]: id,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroySoon();
    },
  };
}

const UNREADABLE = {
  400: 'bad_request',
  408: 'request_timeout',
  431: 'headers_too_large',
} as const satisfies Record<UnreadableStatus, string>;

export function answerRefusals(app: FastifyInstance, refusals: Refusals): void {
  app.setErrorHandler(refusals.error);
  app.setNotFoundHandler(refusals.notFound);
}
