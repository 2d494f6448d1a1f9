export interface OrderLookup {
  readonly code: string;
  readonly secret: string;
}

export type QuestionField = keyof OrderLookup;

export function questionMistakes({ code, secret }: OrderLookup): Partial<Record<QuestionField, string>> {
  const missing = { code: code.trim() === '', secret: secret.trim() === '' };
  return {
    ...(missing.code ? { code: 'lookup.errors.code' } : {}),
    ...(missing.secret
      ? { secret: 'lookup.errors.secret' }
      : isEmail(secret) || isPhone(secret)
        ? {}
        : { secret: 'lookup.errors.secret_form' }),
  };
}

export function questionPath({ code, secret }: OrderLookup): { path: string; query: Record<string, string> } {
  const path = `public/orders/${encodeURIComponent(code.trim().toUpperCase())}`;
  if (isEmail(secret)) return { path, query: { email: secret.trim() } };
  return { path, query: { phone: phoneIn(secret) } };
}

function isEmail(text: string): boolean {
  return /^[\w.+-]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}

function isPhone(text: string): boolean {
  return /^\+?\d{9,12}$/.test(phoneIn(text));
}

/**
 * Normalizes a phone number: removes separators, replaces a leading `00` with `+`, and removes the `(0)` after the
 * country code.
 */
function phoneIn(text: string): string {
  return text
    .replace(/[\s.()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+84)0/, '$1');
}
