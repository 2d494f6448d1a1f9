/**
 * Prints attributes such as ` source="plate" isRequired max={200}`: strings in quotes, `true` as the name alone, other
 * values in braces. Undefined values are omitted.
 */
export function attributes(props: Readonly<Record<string, unknown>>): string {
  return Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${attribute(name, value)}`)
    .join('');
}

function attribute(name: string, value: unknown): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\\&{}<>\n]/.test(value)) return `${name}="${value}"`;
  return `${name}={${literal(value)}}`;
}

export function literal(value: unknown): string {
  return JSON.stringify(value);
}
