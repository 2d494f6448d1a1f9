import { createHmac, timingSafeEqual } from 'node:crypto';

/** What travels between merchant and gateway: flat, text only. */
export type Parameters = Readonly<Record<string, string>>;

/** The parameter that carries the signature and is not itself signed. */
export const SIGNATURE = 'signature';

/**
 * The text that is signed: every parameter but the signature, sorted by name in code-unit order, percent-encoded so that
 * no value can imitate a separator.
 */
export function canonical(parameters: Parameters): string {
  return Object.keys(parameters)
    .filter((name) => name !== SIGNATURE)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(parameters[name] ?? '')}`)
    .join('&');
}

/** HMAC-SHA512 over the sorted parameters, as lower-case hex. */
export function signatureOf(parameters: Parameters, secret: string): string {
  return createHmac('sha512', secret).update(canonical(parameters)).digest('hex');
}

/** The parameters with their signature. */
export function signed(parameters: Parameters, secret: string): Parameters {
  return { ...parameters, [SIGNATURE]: signatureOf(parameters, secret) };
}

/** Is the signature right? Compared in constant time, so that the answer's delay reveals nothing about the right one. */
export function isSigned(parameters: Parameters, secret: string): boolean {
  const given = parameters[SIGNATURE];
  if (given === undefined || !/^[0-9a-f]{128}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(parameters, secret), 'hex'));
}

/** Only flat text can be signed: a body with lists, objects or numbers in it is no notification. */
export function parametersIn(value: unknown): Parameters | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([, text]) => typeof text === 'string') ? Object.fromEntries(entries) : undefined;
}
