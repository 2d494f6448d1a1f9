/** What a request takes from the sign-in: read anew for each one. */
export interface Credentials {
  token(): string | null;
  officeId(): string | null;
}

interface Caller {
  readonly credentials: Credentials;
  readonly language: string;
  readonly apiKey?: string | undefined;
}

/** The headers of every call; `body` may bring an office or a captcha answer of its own. */
export function requestHeaders({ credentials, language, apiKey }: Caller, body?: unknown): Record<string, string> {
  const token = credentials.token();
  const office = textOf(body, 'office_id') ?? credentials.officeId();
  const captcha = textOf(body, 'captcha_token');
  return {
    accept: 'application/json',
    'accept-language': language,
    'x-client-kind': 'ADMIN_WEB',
    ...(apiKey ? { 'x-api-key': apiKey } : {}),
    ...(office ? { 'x-office-id': office } : {}),
    ...(captcha ? { 'x-token-captcha': captcha } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
