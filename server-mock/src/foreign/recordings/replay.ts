import type { GivenStub } from '../../qa/stubs/stub.ts';
import { addressParts } from '../../qa/matching/received.ts';

/**
 * Prepares recordings to answer requests. A recorded request without a query parameter must not match a request with
 * the parameter. So the stub requires the absence of each parameter that another recording of the path or the document
 * knows. Recordings with more conditions come first.
 * @param documented returns the query parameters that a document has for a request
 */
export function replayed(
  stubs: readonly GivenStub[],
  documented: (method: string, path: string) => readonly string[],
): readonly GivenStub[] {
  const groups = Map.groupBy(stubs, ({ request }) => `${request.method} ${request.path}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const path = addressParts(first?.request.path ?? '/').path;
    const known = new Set([
      ...same.flatMap(({ request }) => Object.keys(request.query ?? {})),
      ...documented(first?.request.method ?? 'GET', path),
    ]);
    return same.map((stub) => {
      const { query = {}, body = {} } = stub.request;
      const absent = [...known].filter((name) => !Object.hasOwn(query, name));
      const conditions = Object.keys(query).length + Object.keys(body).length;
      return {
        ...stub,
        priority: stub.priority ?? conditions,
        request: {
          ...stub.request,
          query: { ...query, ...Object.fromEntries(absent.map((name) => [name, { absent: true }])) },
        },
      };
    });
  });
}
