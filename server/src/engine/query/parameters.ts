import { composed } from '@tuyen/model';
import { badQuery } from '../request/refusals/bad-query.ts';

/** Parameters of a query string in order, in every repetition style: `sort=…&sort=…`, `sort[]=…`, `sort[0]=…`. */
export interface Parameters {
  readonly names: ReadonlySet<string>;
  all(name: string): readonly string[];
  one(name: string): string | undefined;
}

/** Maximum length of a query string, in characters, equal to the limit of a request head. */
const MAX_LENGTH = 16_384;
export const MAX_JOINS = 20;
/** Maximum number of values for each parameter. For example, each additional `sort` makes sorting the rows slower. */
const MAX_VALUES: Readonly<Record<string, number>> = { filter: 100, or: 100, where: 10, sort: 10, join: MAX_JOINS };
const MAX_OTHER_VALUES = 30;

/**
 * Parses a query string. Before it reads any value, it rejects a string that is too long or repeats a parameter too
 * often.
 * @param text text after the question mark
 * @throws 400 `bad_query` with the name of the parameter
 */
export function parametersOf(text: string): Parameters {
  if (text.length > MAX_LENGTH) throw badQuery('too_long', { parameter: longest(text), most: MAX_LENGTH });
  const found = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(text)) {
    // Forms send empty parameters (`?q=&page=1`), which have no meaning.
    if (value === '') continue;
    const name = key.replace(/\[\d*\]$/u, '');
    // PostgreSQL texts cannot contain the NUL character.
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

function longest(text: string): string {
  let found = '';
  for (const part of text.split('&')) if (part.length > found.length) found = part;
  return shortened(found.split(/[=[]/u)[0] ?? '');
}

function shortened(name: string): string {
  return name.slice(0, 100);
}
