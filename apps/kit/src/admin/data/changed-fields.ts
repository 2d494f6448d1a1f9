/** The fields of `next` that differ from `previous`: what a PATCH sends. Lists and objects count as a whole. */
export function changedFields(previous: object, next: object): Record<string, unknown> {
  const before = previous as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(next).filter(([name, value]) => value !== undefined && !same(before[name], value)),
  );
}

/** Equal by content. Null, undefined and an empty text are all "nothing", as an emptied input gives null or ''. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (nothing(a) && nothing(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => same(left[key], right[key]));
}

function nothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
