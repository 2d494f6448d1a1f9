import type { FastifyInstance } from 'fastify';
import { Problem } from '../../problem.ts';
import { acceptedTypes } from '../body/media-types.ts';
import findMyWay, { type HTTPMethod } from 'find-my-way';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly HTTPMethod[];
type Method = (typeof METHODS)[number];

export interface KnownPaths {
  collect(app: FastifyInstance): void;
  methodsOf(address: string): readonly string[] | undefined;
}

export function openKnownPaths(maxParamLength: number): KnownPaths {
  const routes: { readonly method: Method; readonly url: string }[] = [];
  let router: ReturnType<typeof openRouter> | undefined;

  function openRouter() {
    const paths = findMyWay({ maxParamLength });
    for (const { method, url } of routes) paths.on(method, url, () => undefined, { url });
    return paths;
  }

  return {
    collect(app) {
      app.addHook('onRoute', ({ method, url }) => {
        const named = [method].flat();
        for (const each of METHODS) if (named.includes(each)) routes.push({ method: each, url });
        router = undefined;
      });
    },
    methodsOf(address) {
      router ??= openRouter();
      const paths = router;
      const [path = ''] = address.split('?', 1);
      const urls = METHODS.map((method) => String(paths.find(method, path)?.store?.url ?? ''));
      // If several routes match the URL, the most specific one counts. For example, `/books/bulk` also matches
      // `/books/:id`, but does not allow the methods of that route.
      const [best] = urls.filter((url) => url !== '').toSorted((one, other) => variables(one) - variables(other));
      return best === undefined ? undefined : METHODS.filter((_, index) => urls[index] === best);
    },
  };
}

export function allowed(methods: readonly string[]): string {
  return [...methods, 'OPTIONS'].join(', ');
}

/**
 * Answers OPTIONS requests with the methods that the URL supports. Does not answer CORS preflight requests, which the
 * CORS hook handles. Register this before the CORS hook, because the hook rejects all other OPTIONS requests.
 */
export function answerOptions(app: FastifyInstance, paths: KnownPaths): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return done();
    const methods = paths.methodsOf(request.raw.url ?? '/');
    if (methods) void reply.header('allow', allowed(methods));
    const { origin, 'access-control-request-method': wanted } = request.headers;
    if (origin !== undefined && wanted !== undefined) return done();
    if (!methods) return done(new Problem(404, 'not_found'));
    if (methods.includes('PATCH')) void reply.header('accept-patch', acceptedTypes('PATCH', undefined).join(', '));
    void reply.code(204).send();
  });
}

function variables(url: string): number {
  return url.split(':').length - 1 + (url.includes('*') ? 100 : 0);
}
