import { hasInexactNumber } from '@tuyen/model';
import { hidingKey } from '../request/body/json-keys.ts';
import { badQuery } from '../request/refusals/bad-query.ts';

/**
 * Maximum nesting of brackets. Conditions may nest eight levels, each an object in a list, and no real client sends
 * more.
 */
const MAX_DEPTH = 20;

/**
 * Parses the JSON value of a parameter. Checks the depth before parsing, so that callers can safely recurse.
 * @throws 400 `bad_query` with the name of the parameter
 */
export function boundedJson(parameter: string, text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw badQuery('too_deep', { parameter, most: MAX_DEPTH });
  const value = parsed(text);
  if (value === undefined || hidingKey(text, value) !== undefined)
    throw badQuery('invalid_json', { parameter, value: text.slice(0, 100) });
  if (hasInexactNumber(text)) throw badQuery('inexact_number', { parameter });
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  let escaped = false;
  for (const character of text) {
    if (escaped) escaped = false;
    else if (character === '"') quoted = !quoted;
    else if (quoted) escaped = character === '\\';
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
