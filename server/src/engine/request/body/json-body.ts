import type { FastifyInstance } from 'fastify';
import { MAX_FINDINGS, Problem } from '../../problem.ts';
import { checkJsonBounds } from './json-bounds.ts';
import { hidingKey } from './json-keys.ts';
import { inexactNumbers } from './json-numbers.ts';
import { utf8Text } from './utf8.ts';
import { JSON_TYPE, MERGE_PATCH } from './media-types.ts';

/**
 * Parses JSON bodies within limits. An empty body counts as no body, because clients send the JSON type even with an
 * empty DELETE.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>([JSON_TYPE, MERGE_PATCH], { parseAs: 'buffer' }, (request, bytes, done) => {
    const body = utf8Text(bytes);
    if (body === '') return done(null, undefined);
    checkJsonBounds(body);
    void parse(request, body, (error, value) => {
      if (error) return done(error, value);
      const key = hidingKey(body, value);
      if (key !== undefined) return done(new Problem(400, 'body_key', { key }));
      const inexact = inexactNumbers(body).slice(0, MAX_FINDINGS);
      if (inexact.length === 0) return done(null, value);
      const errors = inexact.map((path) => [path, { code: 'inexact_number' }] as const);
      done(new Problem(422, 'validation_failed', {}, Object.fromEntries(errors)));
    });
  });
}
