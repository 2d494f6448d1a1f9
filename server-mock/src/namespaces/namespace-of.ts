import type { FastifyRequest } from 'fastify';
import { Problem } from '@tuyen/server/domain';

export const NAMESPACE = 'x-qa-namespace';

const NAME = /^[A-Za-z0-9._-]{1,64}$/u;
const COOKIE = /(?:^|;\s*)x-qa-namespace=([^;]*)/u;

/**
 * Returns the namespace of a request from the header `x-qa-namespace` or the cookie of that name. The default namespace
 * is ''.
 * @throws 422 `qa_namespace` if the name is invalid
 */
export function namespaceOf(request: Pick<FastifyRequest, 'headers'>): string {
  const given = request.headers[NAMESPACE];
  const { cookie } = request.headers;
  const named = given ?? (cookie === undefined ? '' : (COOKIE.exec(cookie)?.[1]?.trim() ?? ''));
  if (named === '') return '';
  return asNamespace(String(named));
}

export const namesNamespace = (header: string, value: string): boolean =>
  header === NAMESPACE || (header === 'cookie' && COOKIE.test(value));

/** @throws 422 `qa_namespace` if the name is invalid */
export function asNamespace(name: string): string {
  if (NAME.test(name)) return name;
  throw new Problem(422, 'qa_namespace', {}, { [NAMESPACE]: { code: 'qa_namespace' } });
}
