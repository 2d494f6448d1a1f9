import { valuesAt } from '../matching/json-path.ts';
import { type RequestMismatch, differencesOf, type RequestMatch } from '../matching/request-match.ts';
import type { ValueMatch } from '../matching/value-match.ts';
import { type Arrived, receivedRequestOf } from './entry.ts';
import { REMOVED } from './secrets.ts';

export type ExpectedRequest = RequestMatch & { readonly status?: number | undefined };

export function fitOf(expected: ExpectedRequest, entry: Arrived): 'yes' | 'no' | 'unknown' {
  const decidable = decidableBy(expected, entry);
  if (missesOf(decidable, entry).length > 0) return 'no';
  return countConditions(decidable) === countConditions(expected) ? 'yes' : 'unknown';
}

export function missesOf({ status, ...match }: ExpectedRequest, entry: Arrived): readonly RequestMismatch[] {
  const differences = differencesOf(match, receivedRequestOf(entry));
  if (status === undefined || status === entry.status) return differences;
  return [...differences, { part: 'status', expected: String(status), found: String(entry.status) }];
}

/**
 * Returns the expectation without conditions on data that the journal lacks: truncated bodies, secrets and pending
 * answers.
 */
function decidableBy({ status, query, headers, body = [], ...rest }: ExpectedRequest, entry: Arrived): ExpectedRequest {
  const request = receivedRequestOf(entry);
  return {
    ...rest,
    status: entry.status === undefined ? undefined : status,
    query: withoutRemoved(query, (name) => request.query[name]),
    headers: withoutRemoved(headers, (name) => request.headers[name.toLowerCase()]),
    body: entry.request.body?.cut
      ? []
      : body.filter(({ path, match }) => isDecidable(match, valuesAt(request.body, path))),
  };
}

function withoutRemoved(
  matches: Readonly<Record<string, ValueMatch>> = {},
  valuesOf: (name: string) => unknown,
): Readonly<Record<string, ValueMatch>> {
  return Object.fromEntries(Object.entries(matches).filter(([name, match]) => isDecidable(match, valuesOf(name))));
}

/**
 * Returns whether the recorded values are sufficient to check the condition. The journal removes the value of a secret
 * but keeps its name. So it can decide whether a secret is present, but it cannot compare the value.
 */
function isDecidable(match: ValueMatch, values: unknown): boolean {
  return isOnPresence(match) || !String(JSON.stringify(values)).includes(REMOVED);
}

function isOnPresence(match: ValueMatch): boolean {
  if (typeof match !== 'object' || match === null) return false;
  return Object.entries(match).every(([key, part]) => key === 'absent' || part === undefined);
}

function countConditions({ status, query = {}, headers = {}, body = [] }: ExpectedRequest): number {
  const named = Object.keys(query).length + Object.keys(headers).length + body.length;
  return status === undefined ? named : named + 1;
}
