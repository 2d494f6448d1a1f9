const MAX_LABEL = 60;
const MAX_HELP = 200;

const UPPER_CASE = new Set([
  'api',
  'csv',
  'gid',
  'html',
  'id',
  'ids',
  'ip',
  'json',
  'pdf',
  'sku',
  'sms',
  'url',
  'utc',
  'uuid',
  'vat',
]);

/** Returns a label for a name: `due_on` and `due-on` become `Due on`. */
export function humanized(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (UPPER_CASE.has(word) ? word.toUpperCase().replace(/^IDS$/u, 'IDs') : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a text on one line without invisible characters. Returns undefined if nothing is left. */
export function plainText(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const plain = text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return plain === '' ? undefined : plain;
}

export function labelText(title: unknown): string | undefined {
  const text = plainText(title);
  return text !== undefined && text.length <= MAX_LABEL ? text : undefined;
}

export function helpText(description: unknown): string | undefined {
  const text = plainText(description);
  return text !== undefined && text.length <= MAX_HELP ? text : undefined;
}
