import { composed } from '@tuyen/model';
import { badQuery } from './bad-query.ts';

/** The parameters of a query string, in order, however a client repeats them: `sort=…&sort=…`, `sort[]=…`, `sort[0]=…`. */
export interface Parameters {
  readonly names: ReadonlySet<string>;
  all(name: string): readonly string[];
  /** The only value; more than one is a mistake. */
  one(name: string): string | undefined;
}

/** Characters of a query string: as many as the head of a request may have. */
const MAX_LENGTH = 16_384;
/** Records that are joined to each of the list. */
export const MAX_JOINS = 20;
/** Of each parameter, where it may be repeated at all; every order is work for each row. */
const MAX_VALUES: Readonly<Record<string, number>> = { filter: 100, or: 100, sort: 10, join: MAX_JOINS };
const MAX_OTHER_VALUES = 30;

/**
 * Refuses what is too long or repeated too often before anything in it is looked at.
 * @param text what follows the question mark
 * @throws 400 `bad_query` that names the parameter
 */
export function parametersOf(text: string): Parameters {
  if (text.length > MAX_LENGTH) throw badQuery('too_long', { parameter: longest(text), most: MAX_LENGTH });
  const found = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    // A parameter left empty (`?q=&page=1`) says nothing, as forms send it.
    if (value === '') continue;
    const name = key.replace(/\[\d*\]$/u, '');
    // PostgreSQL has no texts with this character.
    if (value.includes('\0')) throw badQuery('invalid_character', { parameter: shortened(name) });
    const values = found.get(name);
    if (!values) {
      found.set(name, [composed(value)]);
      continue;
    }
    values.push(composed(value));
    const most = MAX_VALUES[name] ?? MAX_OTHER_VALUES;
    if (values.length > most) throw badQuery('too_many_values', { parameter: shortened(name), most });
  }
  return {
    names: new Set(found.keys()),
    all: (name) => found.get(name) ?? [],
    one(name) {
      const values = found.get(name) ?? [];
      if (values.length > 1) throw badQuery('repeated', { parameter: name });
      return values[0];
    },
  };
}

/** The name of the parameter that takes the most room. */
function longest(text: string): string {
  let found = '';
  for (const part of text.split('&')) if (part.length > found.length) found = part;
  return shortened(found.split(/[=[]/u)[0] ?? '');
}

function shortened(name: string): string {
  return name.slice(0, 100);
}
