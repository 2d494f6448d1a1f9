import { badQuery } from './bad-query.ts';

/** The parameters of a query string, in order, however a client repeats them: `sort=…&sort=…`, `sort[]=…`, `sort[0]=…`. */
export interface Parameters {
  readonly names: ReadonlySet<string>;
  all(name: string): readonly string[];
  /** The only value; more than one is a mistake. */
  one(name: string): string | undefined;
}

/** Beyond this a request is no longer a question. */
const MAX_PARAMETERS = 500;

/** @param text what follows the question mark */
export function parametersOf(text: string): Parameters {
  const found = new Map<string, string[]>();
  let count = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MAX_PARAMETERS) throw badQuery('too_many_parameters', { most: MAX_PARAMETERS });
    // A parameter left empty (`?q=&page=1`) says nothing, as forms send it.
    if (value === '') continue;
    const name = key.replace(/\[\d*\]$/u, '');
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
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
