import { isObject } from '../model/json/is-object.ts';

export interface ClientIdentity {
  readonly clientKind: 'ADMIN_WEB' | 'PUBLIC_WEB';
  readonly language: string;
  readonly apiKey?: string | undefined;
  /** Office that a request is sent for, unless its payload contains an `office_id`. */
  readonly officeId?: string | null | undefined;
  readonly token?: string | null | undefined;
}

export function requestHeaders(caller: ClientIdentity, body?: unknown): Record<string, string> {
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

/**
 * Serializes the body as JSON without `captcha_token`. The captcha token travels only as a header, because no resource
 * has such a field.
 */
export function requestBody(body: unknown): string {
  return JSON.stringify(
    isObject(body) && textOf(body, 'captcha_token') !== undefined ? { ...body, captcha_token: undefined } : body,
  );
}

function textOf(body: unknown, name: string): string | undefined {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
