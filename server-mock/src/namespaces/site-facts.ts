import type { FastifyRequest } from 'fastify';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

/**
 * Returns the header that names the namespace of a page's request. Returns undefined for the default namespace. See
 * `SiteOptions.chosenFacts`.
 */
export function namespaceHeader(request: FastifyRequest): Readonly<Record<string, string>> | undefined {
  const namespace = namespaceOf(request);
  return namespace === '' ? undefined : { [NAMESPACE]: namespace };
}
