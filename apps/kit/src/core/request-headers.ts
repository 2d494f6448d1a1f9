import { isObject } from '@tuyen/model';

/** Who calls, as the headers of both apps' requests name it. */
export interface Caller {
  readonly clientKind: 'ADMIN_WEB' | 'PUBLIC_WEB';
  readonly language: string;
  readonly apiKey?: string | undefined;
  /** The office of requests whose payload names none. */
  readonly officeId?: string | null | undefined;
  readonly token?: string | null | undefined;
}

/** The headers of every call; `body` may bring an `office_id` or a `captcha_token` of its own. */
export function requestHeaders(caller: Caller, body?: unknown): Record<string, string> {
  const { clientKind, language, apiKey, token } = caller;
  const office = textOf(body, 'office_id') ?? caller.officeId;
  const captcha = textOf(body, 'captcha_token');
  return {
    accept: 'application/json',
    'accept-language': language,
    'x-client-kind': clientKind,
    ...(apiKey ? { 'x-api-key': apiKey } : {}),
    ...(office ? { 'x-office-id': office } : {}),
    ...(captcha ? { 'x-token-captcha': captcha } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** The body as JSON. A captcha's answer travels as a header alone: no resource has such a field. */
export function requestBody(body: unknown): string {
  return JSON.stringify(
    isObject(body) && textOf(body, 'captcha_token') !== undefined ? { ...body, captcha_token: undefined } : body,
  );
}

function textOf(body: unknown, name: string): string | undefined {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
