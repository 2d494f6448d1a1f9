import type { Operation, Scheme } from '../document/open-api.ts';
import { type AskedRequest, cookieOf } from './check-request.ts';

/**
 * Returns the schemes of which a caller must send one, or undefined if the caller has sent what an operation requires.
 * Any value is accepted: a mock knows no accounts.
 */
export function missingSchemes({ security }: Operation, request: AskedRequest): readonly Scheme[] | undefined {
  if (security.length === 0 || security.some((all) => all.every((scheme) => isSent(scheme, request)))) return undefined;
  return security.flat();
}

function isSent({ in: place, key }: Scheme, { headers, query }: AskedRequest): boolean {
  switch (place) {
    case 'header':
      return (headers[key.toLowerCase()] ?? '') !== '';
    case 'query':
      return (query[key]?.[0] ?? '') !== '';
    case 'cookie':
      return (cookieOf(headers['cookie'], key) ?? '') !== '';
    case 'connection':
      return true;
  }
}
