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
  const limit = Math.max(1, Math.floor(Math.max(name.length, near.length) * 0.34));
  return distance(name, near) <= limit ? near : undefined;
}
