import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';
import { checkJsonBounds } from './json-bounds.ts';
import { hidingKey } from './json-keys.ts';

/** JSON within bounds; nothing at all is taken for no body, as clients name JSON as their type even with a bare DELETE. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    checkJsonBounds(body);
    void parse(request, body, (error, value) => {
      const key = error ? undefined : hidingKey(body, value);
      if (key === undefined) done(error, value);
      else done(new Problem(400, 'body_key', { key }));
    });
  });
}
