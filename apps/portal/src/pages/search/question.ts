/** What is asked before an order is shown: its code, and how its owner is reached, which a guesser does not know. */
export interface Question {
  readonly code: string;
  /** A phone number or an e-mail address, as typed. */
  readonly secret: string;
}

export type QuestionField = keyof Question;

/** Keys of what is wrong, by field; nothing when the question can be asked. */
export function questionMistakes({ code, secret }: Question): Partial<Record<QuestionField, string>> {
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

/** The path and query to ask with. Codes are written in capitals, phone numbers without the gaps that people put in. */
export function questionPath({ code, secret }: Question): { path: string; query: Record<string, string> } {
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

/** The number without gaps, and without what is written before and after the code of the country: `00`, `(0)`. */
function phoneIn(text: string): string {
  return text
    .replace(/[\s.()-]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+84)0/, '$1');
}
