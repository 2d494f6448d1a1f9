import type { FastifyReply, FastifyRequest } from 'fastify';
import { asProblem, errorAnswer, fieldTexts, type MessageTexts, type Refusals } from '@tuyen/server/extension';
import type { Problem } from '@tuyen/server/domain';
import type { StoreSettings } from '../collections/store.ts';
import type { Operation } from '../document/open-api.ts';
import { NO_PROJECT } from '../no-project.ts';
import { OperationProblem } from './operation-problem.ts';
import { errorBody, type ForeignRefusal, problemBody } from './error-body.ts';
import { chosenMedia, responseFor, sampleSource } from './respond.ts';
import { isJson } from '../collections/collections.ts';

export interface Refusing {
  readonly texts: MessageTexts;
  readonly language: (request: FastifyRequest) => string;
  /** Settings of the samples. Undefined if there is no document. */
  readonly settings: StoreSettings | undefined;
  readonly operationOf: (request: FastifyRequest) => Operation | undefined;
}

/**
 * Returns the functions that answer refused requests in the form that the document gives to errors of the operation,
 * else as RFC 9457 describes. Problems of stubs get the same form.
 */
export function foreignRefusals(own: Refusals, refusing: Refusing): Refusals {
  return {
    ...own,
    error(error, request, reply) {
      const problem = asProblem(error);
      if (problem.status >= 500) request.log.error(error);
      if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
      return refuse(problem, refusing, request, reply);
    },
  };
}

function refuse(problem: Problem, refusing: Refusing, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const own = problem instanceof OperationProblem ? problem : undefined;
  const operation = own?.operation ?? refusing.operationOf(request);
  const refusal = inWords(problem, refusing, request);
  void reply.code(problem.status).headers(own?.headers ?? {});
  if (problem.status === 405) void reply.header('allow', String(problem.params['allowed'] ?? ''));
  const { settings } = refusing;
  const [type, media] = chosenMedia(
    (operation && documentedError(operation, problem.status)?.content) ?? {},
    request.headers.accept,
  );
  if (!settings || !operation || type === undefined || !media || !isJson(type))
    return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemBody(refusal)));
  const [example] = Object.values(media.examples);
  const body = media.schema
    ? errorBody(media.schema, refusal, sampleSource(settings, `${operation.id} ${problem.status}`))
    : (example ?? problemBody(refusal));
  return reply.type(`${type.split(';')[0]}; charset=utf-8`).send(JSON.stringify(body));
}

/**
 * Returns the documented response to an error. `default` describes errors only if a successful response is documented
 * too.
 */
function documentedError(operation: Operation, status: number) {
  const found = responseFor(operation, status);
  const hasSuccess = Object.keys(operation.responses).some((name) => name.startsWith('2'));
  return found === operation.responses['default'] && !hasSuccess ? undefined : found;
}

function inWords(problem: Problem, { texts, language }: Refusing, request: FastifyRequest): ForeignRefusal {
  const tongue = language(request);
  const { message } = errorAnswer(problem, tongue, texts, NO_PROJECT);
  const findings = problem instanceof OperationProblem ? problem.findings : [];
  const places = problem.errors ? fieldTexts(problem.errors, tongue, texts, NO_PROJECT) : {};
  return {
    status: problem.status,
    code: problem.code.replace(/^mock_/u, ''),
    message: sentence(message, problem.code === 'validation_failed' ? places : {}),
    errors: Object.entries(places).map(([path, text]) => ({
      in: findings.find((one) => one.path === path)?.in ?? 'body',
      path,
      message: text,
    })),
  };
}

/** Returns one sentence. The form of an error may have no place for the messages of fields. */
function sentence(message: string | readonly string[], places: Readonly<Record<string, string>>): string {
  const found = Object.entries(places).map(([path, text]) => `${path} ${text}`.trim());
  return found.length > 0 ? found.join(' ') : [message].flat().join(' ');
}
