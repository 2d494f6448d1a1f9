import { requestHeaders } from '@tuyen/model/client';

export interface PublicSite {
  /** For example `http://127.0.0.1:4000/api/v1`, without a trailing slash. */
  readonly apiBase: string;
  readonly apiKey?: string;
  /** Office of this site. Used for requests whose payload names no office. */
  readonly officeId?: string;
}

/** Returns the headers of a request to the public API. */
export function publicHeaders(
  { language, apiKey, officeId }: Omit<PublicSite, 'apiBase'> & { readonly language: string },
  body?: unknown,
) {
  return requestHeaders({ clientKind: 'PUBLIC_WEB', language, apiKey, officeId }, body);
}
