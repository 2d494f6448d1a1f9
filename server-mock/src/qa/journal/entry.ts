import type { MessageParams } from '@tuyen/server/domain';
import type { ReceivedRequest } from '../matching/request-match.ts';
import { addressParts } from '../matching/received.ts';

/** A body as far as the journal has it. */
export interface Body {
  /** Undefined for what is no text, such as a picture. */
  readonly text?: string | undefined;
  /** Of the whole body. */
  readonly bytes: number;
  /** There was more than the journal stores. Of a body that was not read, nothing is stored. */
  readonly cut: boolean;
}

/** Reason code of a request to an address without a route. It has no message of its own. */
export const NO_ROUTE = 'no_route';

/** Why a request was refused. */
export interface Reason {
  /** The message code. */
  readonly code: string;
  /** What the message names, such as the missing permission. */
  readonly params: MessageParams;
  /** The places of a body with the codes of their messages. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  /** Of a fault of the server itself: its stack. */
  readonly stack?: string | undefined;
}

/** A request and its answer. */
export interface Entry {
  /** Counts up in the order in which requests arrived. */
  readonly id: number;
  readonly namespace: string;
  /** Of the machine, not of the QA clock. */
  readonly at: string;
  readonly method: string;
  /** With the query string. */
  readonly url: string;
  /** The pattern of the route; null where none is registered. */
  readonly route: string | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: Body | undefined };
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body?: Body | undefined };
  readonly milliseconds: number;
  /** Who asked: `staff:<id>`, `client:<id>`; null for anonymous callers. */
  readonly account: string | null;
  readonly reason?: Reason | undefined;
  /** Ids of stubs that had a part in the answer. */
  readonly stubs: readonly string[];
  /** In what request and answer are not as documented. */
  readonly violations: readonly string[];
}

/** A request as it is verified. It has no status while it has no answer. */
export type Arrived = Pick<Entry, 'id' | 'method' | 'url' | 'request'> & { readonly status: number | undefined };

/** The request of an entry, as it is compared. */
export function requestOf({ method, url, request }: Pick<Entry, 'method' | 'url' | 'request'>): ReceivedRequest {
  return { method, ...addressParts(url), headers: request.headers, body: jsonOf(request.body) };
}

/** A body as JSON; its text where it is none. */
export function jsonOf(body: Body | undefined): unknown {
  if (body?.text === undefined) return undefined;
  try {
    return JSON.parse(body.text);
  } catch {
    return body.text;
  }
}
