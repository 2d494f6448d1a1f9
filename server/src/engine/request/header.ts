import type { FastifyRequest } from 'fastify';

/** Returns a header of a request: the first of repeated ones. An empty header counts as missing. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === '' ? undefined : text;
}
