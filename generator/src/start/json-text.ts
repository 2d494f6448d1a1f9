const WIDTH = 120;

/** Formats JSON as people write it: every value that fits on a line stays on one line, except the outermost object. */
export function jsonText(value: object): string {
  return `${broken(value, '')}\n`;
}

/**
 * Formats a value inside a file, on one line if it fits.
 * @param indent white space at the start of the line
 * @param used characters before the value on its line
 */
export function nestedText(value: unknown, indent: string, used: number): string {
  return printed(value, indent, used - indent.length);
}

function printed(value: unknown, indent: string, used: number): string {
  const line = flat(value);
  const isSplit = typeof value === 'object' && value !== null && indent.length + used + line.length >= WIDTH;
  return isSplit ? broken(value, indent) : line;
}

function broken(value: object, indent: string): string {
  const inside = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const items = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return inside + name + printed(item, inside, name.length);
  });
  return `${open}\n${items.join(',\n')}\n${indent}${close}`;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${flat(item)}`)
    .join(', ')} }`;
}
