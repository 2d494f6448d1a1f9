import type { FastifyRequest } from 'fastify';
import { NAMESPACE, namespaceOf } from './namespace-of.ts';

export function namespaceHeader(request: FastifyRequest): Readonly<Record<string, string>> | undefined {
  const namespace = namespaceOf(request);
  return namespace === '' ? undefined : { [NAMESPACE]: namespace };
}
