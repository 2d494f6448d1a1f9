import type { FastifyRequest } from 'fastify';
import { Problem } from '@tuyen/server/domain';

/** Header and cookie of a request that say whose world it means. */
export const NAMESPACE = 'x-qa-namespace';

const NAME = /^[A-Za-z0-9._-]{1,64}$/u;
const COOKIE = /(?:^|;\s*)x-qa-namespace=([^;]*)/u;

/**
 * The namespace of a request: the header `x-qa-namespace`, else the cookie of that name. '' is the default world.
 * @throws 422 `qa_namespace` where it is no name
 */
export function namespaceOf(request: Pick<FastifyRequest, 'headers'>): string {
  const given = request.headers[NAMESPACE];
  const { cookie } = request.headers;
  const named = given ?? (cookie === undefined ? '' : (COOKIE.exec(cookie)?.[1]?.trim() ?? ''));
  if (named === '') return '';
  return asNamespace(String(named));
}

/** Whether a header says which namespace a request means. */
export const namesNamespace = (header: string, value: string): boolean =>
  header === NAMESPACE || (header === 'cookie' && COOKIE.test(value));

/** @throws 422 `qa_namespace` where it is no name */
export function asNamespace(name: string): string {
  if (NAME.test(name)) return name;
  throw new Problem(422, 'qa_namespace', {}, { [NAMESPACE]: { code: 'qa_namespace' } });
}
