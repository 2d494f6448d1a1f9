import { composedValue } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import { checkedByHandler } from './checking.ts';
import { checkPercentEncoding } from './body/utf8.ts';

/**
 * Converts all texts of bodies and query strings to Unicode form C before validation. Routes whose handler validates
 * the request receive the original text, because a signature may cover it.
 */
export function composeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.raw;
    checkPercentEncoding(url);
    done();
  });
  app.addHook('onRoute', (route) => {
    if (route.validatorCompiler === checkedByHandler) return;
    route.preValidation = [
      ...[route.preValidation ?? []].flat(),
      (request, _reply, done) => {
        if (request.query) request.query = composedValue(request.query);
        if (request.body) request.body = composedValue(request.body);
        done();
      },
    ];
  });
}
