import type { FastifyRequest } from 'fastify';
import { decodedPath } from './decoded-path.ts';
import type { ReceivedRequest } from './request-match.ts';

export function receivedRequest(request: FastifyRequest): ReceivedRequest {
  const { path, query } = addressParts(request.raw.url ?? '/');
  return { method: request.method, path, query, headers: headersOf(request.headers), body: request.body };
}

export function addressParts(address: string): Pick<ReceivedRequest, 'path' | 'query'> {
  const at = address.indexOf('?');
  if (at < 0) return { path: decodedPath(address), query: {} };
  const query: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(address.slice(at + 1)))
    query[name] = [...(Object.hasOwn(query, name) ? (query[name] ?? []) : []), value];
  return { path: decodedPath(address.slice(0, at)), query };
}

export function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  );
}
