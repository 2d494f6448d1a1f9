import type { Backend } from '@tuyen/model';
import type { Services } from '../domain.ts';
import { done, type Endpoints, problems } from '../endpoint/schema.ts';
import { Problem } from '../problem.ts';
import type { UserTokens } from './user-tokens.ts';

/** A longer token does not fit into a header. */
const LONGEST = 4000;

/**
 * Registers `POST` and `DELETE /backends/{name}`: a person gives the server their own token of a back end, or takes it
 * back. The token belongs to the session and is never sent to a browser.
 */
export function signInRoutes(
  app: Endpoints,
  engine: Pick<Services, 'auth'>,
  { name }: Backend,
  tokens: UserTokens,
): void {
  const operation = `Backend_${name.replaceAll('-', '_')}`;
  const url = `/backends/${name}`;
  const signIn = {
    operationId: `signInTo${operation}`,
    tags: ['meta'],
    summary: `Keeps the caller's own token of the back end ${name} for the session`,
    body: {
      type: 'object',
      required: ['token'],
      properties: { token: { type: 'string', minLength: 1, maxLength: LONGEST, pattern: '^[!-~]+$' } },
      additionalProperties: false,
    },
    response: { 204: done, ...problems(401, 403, 422) },
  } as const;
  app.post(url, { schema: signIn }, async (request, reply) => {
    const { session } = await engine.auth.caller(request);
    if (session === undefined) throw new Problem(403, 'not_permitted');
    tokens.set(session, name, request.body.token);
    return reply.code(204).send();
  });
  const signOut = {
    operationId: `signOutOf${operation}`,
    tags: ['meta'],
    summary: `Forgets the caller's own token of the back end ${name}`,
    response: { 204: done, ...problems(401, 403) },
  } as const;
  app.delete(url, { schema: signOut }, async (request, reply) => {
    const { session } = await engine.auth.caller(request);
    tokens.forget(session, name);
    return reply.code(204).send();
  });
}
