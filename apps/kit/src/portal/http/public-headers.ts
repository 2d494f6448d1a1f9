import { requestHeaders } from '../../core/request-headers.ts';

/** Where the API is, and as which site it is called. */
export interface PublicSite {
  /** `http://127.0.0.1:4000/api/v1`, without a slash at its end. */
  readonly apiBase: string;
  /** Sent as `x-api-key` where the site has a key of its own. */
  readonly apiKey?: string;
  /** The office whose site this is: of requests whose payload names none. */
  readonly officeId?: string;
}

/** The headers of every call of the portal. */
export function publicHeaders(
  { language, apiKey, officeId }: Omit<PublicSite, 'apiBase'> & { readonly language: string },
  body?: unknown,
) {
  return requestHeaders({ clientKind: 'PUBLIC_WEB', language, apiKey, officeId }, body);
}
