import { isObject } from './is-object.ts';
import { sameJson } from './same-json.ts';

/**
 * Returns whether the `after` schema accepts every value that `before` accepts. Returns false if a cheap comparison
 * cannot decide.
 */
export function isWider(before: unknown, after: unknown): boolean {
  if (sameJson(before, after)) return true;
  if (!isObject(before) || !isObject(after)) return false;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].every((key) => isLooser(key, before[key], after[key]));
}

const LOWER = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems']);
const UPPER = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems']);

function isLooser(key: string, before: unknown, after: unknown): boolean {
  if (sameJson(before, after)) return true;
  if (after === undefined) return key !== 'type';
  if (before === undefined) return false;
  if (LOWER.has(key)) return Number(after) <= Number(before);
  if (UPPER.has(key)) return Number(after) >= Number(before);
  if (key === 'enum') return contains(after, before);
  if (key === 'required') return contains(before, after);
  if (key === 'type') return contains([after, [after].flat().includes('number') ? 'integer' : []].flat(2), before);
  if (key === 'items') return isWider(before, after);
  if (key === 'properties' && isObject(before) && isObject(after))
    return (
      Object.entries(after).every(([name, inner]) => before[name] !== undefined && isWider(before[name], inner)) &&
      Object.keys(before).every((name) => after[name] !== undefined)
    );
  return false;
}

function contains(all: unknown, some: unknown): boolean {
  const known = [all].flat();
  return [some].flat().every((one) => known.some((other) => sameJson(one, other)));
}
