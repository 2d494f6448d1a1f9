/*
 * The one syntax of placeholders in what a project writes (titles, prints, mails, results of operations, labels of
 * choices, scenarios): a name in braces, `{customer.full_name}`. Spaces around the name are ignored. Braces cannot be
 * nested or escaped. Each place allows different names, and the linter checks them. Four other syntaxes remain, because
 * other programs define them: `{name?}` in the address of choices, `%{name}` and `{{name}}` in texts of react-admin and
 * of the portal, `{{request.body.name}}` in stubs, and the templates of serials.
 */

export interface Placeholder {
  readonly written: string;
  readonly name: string;
}

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

export function fillPlaceholders(text: string, textFor: (name: string) => string): string {
  return placeholderParts(text)
    .map((part) => (typeof part === 'string' ? part : textFor(part.name)))
    .join('');
}

export function placeholdersIn(text: string): readonly Placeholder[] {
  return placeholderParts(text).filter((part) => typeof part !== 'string');
}
