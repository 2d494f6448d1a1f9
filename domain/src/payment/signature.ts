import { createHmac, timingSafeEqual } from 'node:crypto';

export type Parameters = Readonly<Record<string, string>>;

export const SIGNATURE = 'signature';

/**
 * Returns the text to sign: every parameter except the signature, sorted by name in code-unit order. Percent-encoding
 * prevents a value from imitating a separator.
 */
export function canonical(parameters: Parameters): string {
  return Object.keys(parameters)
    .filter((name) => name !== SIGNATURE)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(parameters[name] ?? '')}`)
    .join('&');
}

export function signatureOf(parameters: Parameters, secret: string): string {
  return createHmac('sha512', secret).update(canonical(parameters)).digest('hex');
}

export function signed(parameters: Parameters, secret: string): Parameters {
  return { ...parameters, [SIGNATURE]: signatureOf(parameters, secret) };
}

/** Returns true if the signature is valid. The constant-time comparison reveals nothing about the expected signature. */
export function isSigned(parameters: Parameters, secret: string): boolean {
  const given = parameters[SIGNATURE];
  if (given === undefined || !/^[0-9a-f]{128}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(signatureOf(parameters, secret), 'hex'));
}

export function parametersIn(value: unknown): Parameters | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  return entries.every(([, text]) => typeof text === 'string') ? Object.fromEntries(entries) : undefined;
}
