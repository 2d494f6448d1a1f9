import type { Backend, Model } from '@tuyen/model';
import { type AllowedCall, allowedCalls } from '@tuyen/model/backends';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../domain.ts';
import { type Endpoints, problems, textSchema } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import { checkedByHandler } from '../request/checking.ts';
import { languageOf } from '../request/language.ts';
import { notFound } from '../routes/records/answers.ts';
import { credentialsOf, hasSecret, isByUser, PASSED, type Secrets, variablesOf } from './credentials.ts';
import { matchingCalls, normalPath } from './find-call.ts';
import { type BackendAnswer, forward } from './forward.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { createUserTokens } from './user-tokens.ts';

export interface BackendParts {
  readonly model: Model;
  readonly secrets: Secrets;
}

/**
 * Registers `/backends/{name}/*`: forwards the requests that the dialect of a back end describes, with the secret from
 * the environment. The caller needs the permission of the resource. Nothing else of the back end can be reached.
 */
export function backendRoutes(app: Endpoints, engine: Pick<Services, 'auth'>, { model, secrets }: BackendParts): void {
  const tokens = createUserTokens(() => performance.now() / 1000);
  for (const backend of model.backends ?? []) {
    if (backend.url === undefined) continue;
    if (isByUser(backend)) signInRoutes(app, engine, backend, tokens);
    const calls = allowedCalls(model, backend);
    const variable = variablesOf(backend).find((name) => !secrets[name]);
    if (variable !== undefined)
      app.log.warn(`The environment variable ${variable} of the back end "${backend.name}" is not set.`);
    const prefix = `/backends/${backend.name}/`;
    for (const method of new Set(calls.map((call) => call.method))) {
      app.route({
        method: method.toUpperCase(),
        url: `${prefix}*`,
        schema: schemaOf(backend, method),
        validatorCompiler: checkedByHandler,
        handler: async (request, reply) => {
          const asked = askedOf(request, prefix);
          const caller = await engine.auth.caller(request);
          const found = matchingCalls(calls, asked);
          const call = found.find(({ slug }) => engine.auth.may(caller, slug));
          if (!call) throw found[0] ? new Problem(403, 'not_permitted', { permission: found[0].slug }) : notFound();
          if (variable !== undefined) throw new Problem(503, 'backend_secret', { variable });
          const token = tokens.get(caller.session, backend.name);
          if (isByUser(backend) && token === undefined) throw needsToken(backend);
          const language = languageOf(request.headers['accept-language'], model.languages);
          const answer = await forward(
            backend,
            requestOf(request, { ...asked, language }, call, credentialsOf(backend, secrets, token), backend),
          );
          if (hasSecret(answer, backend, secrets, token))
            throw new Problem(502, 'backend_shows_secret', { backend: backend.name });
          if (isByUser(backend) && isRefused(answer)) {
            tokens.forget(caller.session, backend.name);
            throw needsToken(backend);
          }
          return answerWith(reply, answer, backend);
        },
      });
    }
  }
}

function schemaOf({ name }: Backend, method: string) {
  return {
    operationId: `${method}OfBackend_${name.replaceAll('-', '_')}`,
    tags: ['meta'],
    summary: `Forwards a request of the dialect to the back end ${name}`,
    params: { type: 'object', required: ['*'], properties: { '*': textSchema } },
    response: {
      200: { description: 'The answer of the back end.' },
      ...problems(403, 404, 502, 503, 504),
    },
  } as const;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly query: URLSearchParams;
}

function askedOf(request: FastifyRequest, prefix: string): Asked {
  const address = request.raw.url ?? '';
  const [path = '', ...search] = address.slice(address.indexOf(prefix) + prefix.length - 1).split('?');
  const query = new URLSearchParams(search.join('?'));
  return { method: request.method, path: normalPath(path), search: query.size === 0 ? '' : `?${query}`, query };
}

function requestOf(
  request: FastifyRequest,
  { method, path, search, language }: Asked & { readonly language: string },
  call: AllowedCall,
  credentials: Readonly<Record<string, string>>,
  backend: Backend,
): Parameters<typeof forward>[1] {
  const mediaType = backend.dialect.mediaType ?? 'application/json';
  const hasBody = request.body !== undefined && request.body !== null;
  return {
    method,
    path: `${path}${search}`,
    headers: {
      accept: mediaType,
      'accept-language': language,
      ...(hasBody && { 'content-type': mediaType }),
      ...lowerCased(call.headers),
      ...lowerCased(credentials),
    },
    ...(hasBody && { body: JSON.stringify(request.body) }),
  };
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A status 401 would sign the caller out of this server, so the answer is a 403. */
function needsToken({ name }: Backend): Problem {
  return new Problem(403, 'backend_sign_in', { backend: name });
}

function isRefused({ status }: Pick<BackendAnswer, 'status'>): boolean {
  return status === 401 || status === 407;
}

/**
 * Answers with the JSON of the back end. A 401 of the back end is about the secret of this server, not about the
 * session of the caller, so it becomes a 502.
 */
function answerWith(reply: FastifyReply, { status, headers, body }: BackendAnswer, backend: Backend): FastifyReply {
  if (isRefused({ status })) throw new Problem(502, 'backend_credentials', { backend: backend.name });
  const totals = [backend.dialect.defaults?.list, ...Object.values(backend.dialect.lists ?? {})].flatMap((list) =>
    typeof list?.total === 'object' && list.total !== null ? [list.total.header.toLowerCase()] : [],
  );
  for (const name of new Set([...PASSED, ...totals])) {
    const value = headers.get(name);
    if (value !== null) void reply.header(name, name === 'location' ? pathOf(value) : value);
  }
  // A browser lets pages of another origin read only the headers that `access-control-expose-headers` names.
  const exposed = reply.getHeader('access-control-expose-headers');
  if (typeof exposed === 'string') void reply.header('access-control-expose-headers', [exposed, ...totals].join(', '));
  const isEmpty = status === 204 || body.byteLength === 0;
  if (isEmpty) return reply.code(status).send();
  if (!isJson(headers.get('content-type') ?? '', body)) {
    if (status >= 400)
      throw new Problem(status >= 500 ? 502 : status, 'backend_failed', { backend: backend.name, status });
    throw new Problem(502, 'backend_no_json', { backend: backend.name });
  }
  return reply
    .code(status >= 500 ? 502 : status)
    .type('application/json; charset=utf-8')
    .send(body);
}

/** Leaves out the origin, which may be an internal one. The path has the key of a new record. */
function pathOf(location: string): string {
  return URL.parse(location, 'http://localhost')?.pathname ?? '';
}

/** Some servers send a page with an error as JSON. */
function isJson(mediaType: string, body: Buffer): boolean {
  if (!/^[^;]*[/+]json\s*(?:;|$)/iu.test(mediaType)) return false;
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
