import type { MessageParams } from '@tuyen/server/domain';
import type { ReceivedRequest } from '../matching/request-match.ts';
import { addressParts } from '../matching/received.ts';

export interface JournalBody {
  readonly text?: string | undefined;
  /** Size of the whole body, in bytes. */
  readonly bytes: number;
  /** True if the body is longer than the stored part. If the server never read the body, nothing of it is stored. */
  readonly cut: boolean;
}

/** Reason code in the journal for a request to a URL without a route. Unlike other reason codes, it has no message text. */
export const NO_ROUTE = 'no_route';

export interface Reason {
  readonly code: string;
  readonly params: MessageParams;
  /** Error codes of the invalid values, by path in the request body. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly stack?: string | undefined;
}

export interface JournalEntry {
  /** Sequence number of the request. It increases in the order in which requests arrive. */
  readonly id: number;
  readonly namespace: string;
  /** Time of the machine's clock, not of the QA clock that testers can set. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly route: string | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: JournalBody | undefined };
  /** HTTP status of the response. 0 if the connection ended without a response. */
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body?: JournalBody | undefined };
  readonly milliseconds: number;
  /** Caller: `staff:<id>` or `client:<id>`. Null for anonymous callers. */
  readonly account: string | null;
  readonly reason?: Reason | undefined;
  readonly stubs: readonly string[];
  readonly violations: readonly string[];
}

/** Received request to compare with an expectation. The status is undefined until the request is answered. */
export type Arrived = Pick<JournalEntry, 'id' | 'method' | 'url' | 'request'> & { readonly status: number | undefined };

export function receivedRequestOf({
  method,
  url,
  request,
}: Pick<JournalEntry, 'method' | 'url' | 'request'>): ReceivedRequest {
  return { method, ...addressParts(url), headers: request.headers, body: jsonOf(request.body) };
}

export function jsonOf(body: JournalBody | undefined): unknown {
  if (body?.text === undefined) return undefined;
  try {
    return JSON.parse(body.text);
  } catch {
    return body.text;
  }
}
