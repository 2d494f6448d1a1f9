import { badQuery } from '@tuyen/server/extension';
import { type JsonPath, parseJsonPath, valuesAt } from '../matching/json-path.ts';
import { parsePathPattern, type PathPattern } from '../matching/path-pattern.ts';
import { addressParts } from '../matching/received.ts';
import { SyntaxFault } from '../matching/syntax-fault.ts';
import { matchesValue, timeOf } from '../matching/value-match.ts';
import { type JournalEntry, jsonOf } from './entry.ts';
import type { Arrival } from './journal.ts';

export interface JournalQuery {
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  readonly status?: string | undefined;
  /** Id of a recorded request, or a moment. Only later requests are returned. */
  readonly since?: string | undefined;
  readonly text?: string | undefined;
  readonly body?: string | undefined;
  readonly reason?: string | undefined;
  readonly account?: string | undefined;
  readonly stub?: string | undefined;
  readonly violations?: boolean | undefined;
}

/** @throws Problem 400 `bad_query` if a URL path, a JSON path or a time in the query cannot be parsed */
export function searchJournal(entries: readonly JournalEntry[], given: JournalQuery): readonly JournalEntry[] {
  const query = parseQuery(given);
  return entries.filter((entry) => isFound(entry, query));
}

/** Counts journal entries that the query does not find but might find if their bodies were complete. */
export function countUndecided(entries: readonly JournalEntry[], given: JournalQuery): number {
  if (given.text === undefined && given.body === undefined) return 0;
  const query = parseQuery(given);
  const others = { ...query, text: undefined, body: undefined };
  return entries.filter((entry) => isPartial(entry) && isFound(entry, others) && !isFound(entry, query)).length;
}

/**
 * Returns whether the journal has truncated a body that can be searched. A body that is not text, such as an image,
 * cannot be searched.
 */
function isPartial({ request, response }: JournalEntry): boolean {
  return request.body?.cut === true || (response.body?.cut === true && response.body.text !== undefined);
}

/** Point after which a search returns entries: the id of an entry, or a time in milliseconds. */
type Since = { readonly id: number } | { readonly time: number };

export function isAfter({ id, at }: Arrival, since: Since): boolean {
  return 'id' in since ? id > since.id : timeOf(at) > since.time;
}

interface ParsedQuery extends Omit<JournalQuery, 'path' | 'since' | 'body'> {
  readonly path: PathPattern | undefined;
  readonly since: Since | undefined;
  readonly body: { readonly path: JsonPath; readonly value: string } | undefined;
}

function parseQuery({ path, since, body, ...query }: JournalQuery): ParsedQuery {
  return {
    ...query,
    path: path === undefined ? undefined : parsed('path', () => parsePathPattern(path)),
    since: since === undefined ? undefined : parseSince(since),
    body: body === undefined ? undefined : parsed('body', () => parseBody(body)),
  };
}

function parsed<T>(parameter: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    throw badQuery('unreadable', { parameter, position: error.position, part: error.part });
  }
}

/** @throws Problem 400 `bad_query` */
export function parseSince(since: string): Since {
  if (/^\d+$/u.test(since)) return { id: Number(since) };
  const time = timeOf(since);
  if (Number.isNaN(time)) throw badQuery('invalid_value', { field: 'since', value: since });
  return { time };
}

/**
 * Splits `$.name=An` into path and value. A filter in the path may contain an equals sign too. Therefore tries each
 * equals sign in turn, until the text before it is a valid path.
 */
function parseBody(text: string): ParsedQuery['body'] {
  let first: unknown;
  for (const { index } of text.matchAll(/=/gu)) {
    try {
      return { path: parseJsonPath(text.slice(0, index)), value: text.slice(index + 1) };
    } catch (error) {
      first ??= error;
    }
  }
  throw first ?? new SyntaxFault('json_path', text.length, '');
}

function isFound(entry: JournalEntry, query: ParsedQuery): boolean {
  const { method, path, status, since, text, body, reason, account, stub, violations } = query;
  if (method !== undefined && entry.method !== method) return false;
  if (path && !path.test(addressParts(entry.url).path)) return false;
  if (status !== undefined && !String(entry.status).startsWith(status.replace(/x+$/u, ''))) return false;
  if (since && !isAfter(entry, since)) return false;
  if (reason !== undefined && entry.reason?.code !== reason) return false;
  if (account !== undefined && entry.account?.split(':').at(-1) !== account.split(':').at(-1)) return false;
  if (stub !== undefined && !entry.stubs.includes(stub)) return false;
  if (violations === true && entry.violations.length === 0) return false;
  if (text !== undefined && !textOf(entry).includes(text.toLowerCase())) return false;
  if (!body) return true;
  return [entry.request.body, entry.response.body].some((one) =>
    matchesValue(body.value, valuesAt(jsonOf(one), body.path), false),
  );
}

function textOf({ url, request, response, reason }: JournalEntry): string {
  return [url, request.body?.text, response.body?.text, reason && JSON.stringify(reason)].join('\n').toLowerCase();
}
