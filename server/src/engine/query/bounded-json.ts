import { hasInexactNumber } from '@tuyen/model';
import { hidingKey } from '../request/json-keys.ts';
import { badQuery } from './bad-query.ts';

/** Brackets inside brackets. Conditions may be nested eight deep, each an object in a list; no real client sends more. */
const MAX_DEPTH = 20;

/**
 * The JSON value of a parameter, whose depth is looked at before it is parsed: what follows may then walk through it.
 * @throws 400 `bad_query` that names the parameter
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

/** Brackets in texts do not count; of what is no JSON the depth does not matter. */
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
