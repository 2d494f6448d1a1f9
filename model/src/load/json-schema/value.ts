export function hasType(value: unknown, types: string | readonly string[]): boolean {
  if (typeof types !== 'string') return types.some((type) => hasType(value, type));
  return types === 'integer' ? Number.isInteger(value) : types === typeName(value);
}

export function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const compiled = new Map<string, RegExp | undefined>();

export function regex(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern);
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
