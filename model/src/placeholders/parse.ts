/** Name in braces in a text: `{customer.full_name}`. */
export interface Placeholder {
  readonly written: string;
  /** Text between the braces, trimmed. */
  readonly name: string;
}

/** Splits a text into plain texts and placeholders, in order. Omits empty texts. */
export function placeholderParts(text: string): readonly (string | Placeholder)[] {
  const parts: (string | Placeholder)[] = [];
  let end = 0;
  for (const match of text.matchAll(/\{([^{}]*)\}/gu)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ written: match[0], name: (match[1] ?? '').trim() });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

export function placeholdersIn(text: string): readonly Placeholder[] {
  return placeholderParts(text).filter((part) => typeof part !== 'string');
}
