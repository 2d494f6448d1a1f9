import { valuesAt } from '../matching/json-path.ts';
import { pathPattern } from '../matching/path-pattern.ts';
import { addressParts } from '../matching/received.ts';
import { matchesValue } from '../matching/value-match.ts';
import { type Entry, jsonOf } from './entry.ts';
import type { Arrival } from './journal.ts';

export interface JournalQuery {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** `404`, or `4xx` */
  readonly status?: string | undefined;
  /** The id of an entry, or a moment: those after it. */
  readonly since?: string | undefined;
  /** In the address, a body or the reason. */
  readonly text?: string | undefined;
  /** `$.name=An`: in the body of the request or of the answer. */
  readonly body?: string | undefined;
  /** A message code. */
  readonly reason?: string | undefined;
  readonly account?: string | undefined;
  readonly stub?: string | undefined;
  /** Those with violations of the contract alone. */
  readonly violations?: boolean | undefined;
}

export function searchJournal(entries: readonly Entry[], query: JournalQuery): readonly Entry[] {
  return entries.filter((entry) => isFound(entry, query));
}

/** Counts entries that the query does not find and might find, were their bodies not cut off. */
export function countUndecided(entries: readonly Entry[], query: JournalQuery): number {
  if (query.text === undefined && query.body === undefined) return 0;
  const { text: _text, body: _body, ...others } = query;
  return entries.filter((entry) => isPartial(entry) && isFound(entry, others) && !isFound(entry, query)).length;
}

/** An answer that is no text, such as a picture, has none that could be found. */
function isPartial({ request, response }: Entry): boolean {
  return request.body?.cut === true || (response.body?.cut === true && response.body.text !== undefined);
}

/** Returns whether a request came after `since`, which is the id of an entry or a moment. */
export function isAfter({ id, at }: Arrival, since: string): boolean {
  return /^\d+$/u.test(since) ? id > Number(since) : at > since;
}

function isFound(entry: Entry, query: JournalQuery): boolean {
  const { method, path, status, since, text, body, reason, account, stub, violations } = query;
  if (method !== undefined && entry.method !== method.toUpperCase()) return false;
  if (path !== undefined && !pathPattern(path).test(addressParts(entry.url).path)) return false;
  if (status !== undefined && !String(entry.status).startsWith(status.replace(/x+$/u, ''))) return false;
  if (since !== undefined && !isAfter(entry, since)) return false;
  if (reason !== undefined && entry.reason?.code !== reason) return false;
  if (account !== undefined && entry.account?.split(':').at(-1) !== account.split(':').at(-1)) return false;
  if (stub !== undefined && !entry.stubs.includes(stub)) return false;
  if (violations === true && entry.violations.length === 0) return false;
  if (text !== undefined && !textOf(entry).includes(text.toLowerCase())) return false;
  if (body === undefined) return true;
  const [, at = '', wanted = ''] = /^(.*?)=(.*)$/su.exec(body) ?? [];
  return [entry.request.body, entry.response.body].some((one) =>
    matchesValue(wanted, valuesAt(jsonOf(one), at), false),
  );
}

function textOf({ url, request, response, reason }: Entry): string {
  return [url, request.body?.text, response.body?.text, reason && JSON.stringify(reason)].join('\n').toLowerCase();
}
