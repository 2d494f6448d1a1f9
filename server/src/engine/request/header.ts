import type { FastifyRequest } from 'fastify';

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === '' ? undefined : text;
}
