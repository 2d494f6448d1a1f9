import { closest, distance } from 'fastest-levenshtein';

/** More names than this are no help in a message. */
const FEW = 8;

/** `Did you mean "routes"?`, or the choices where they are few; undefined where nothing would help. */
export function suggest(name: string, choices: Iterable<string>): string | undefined {
  const known = [...choices];
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean "${near}"?`;
  if (known.length === 0 || known.length > FEW) return undefined;
  return known.length === 1 ? `Only "${known[0]}" would do.` : `Choose one of ${known.join(', ')}.`;
}

/** A slip of the finger, another case, or a singular for a plural. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const folded = known.find((choice) => choice.toLowerCase() === name.toLowerCase());
  if (folded !== undefined) return folded;
  if (known.length === 0 || name === '') return undefined;
  const near = closest(name, known);
  return distance(name, near) <= slips(Math.max(name.length, near.length)) ? near : undefined;
}

/** How many letters may be wrong: two exchanged ones count as two. */
function slips(length: number): number {
  return length < 4 ? 1 : Math.min(4, Math.ceil(length * 0.4));
}
