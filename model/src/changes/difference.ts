/** A named thing on the path to a difference: a resource, a field, a transition. */
export interface Item {
  /** Current name, or the earlier name if the thing was removed. */
  readonly name: string;
  /** Path with names replaced by `*` and fields at any depth by `field`: `resources/*`, `field`. */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Difference {
  readonly how: 'added' | 'removed' | 'renamed' | 'changed' | 'reordered';
  /** Names and keys from the root: `resources`, `books`, `fields`, `isbn`, `required`. */
  readonly path: readonly string[];
  /** The path with names replaced: `field/required`. */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Ordered from the outermost to the innermost. */
  readonly items: readonly Item[];
}

/** Paths of fields: those of a record, and the inputs and answers of transitions and operations. */
const FIELD = /^resources\/\*\/(?:fields|workflow\/transitions\/\*\/input|operations\/\*\/(?:input|answer))\/\*/u;

/** Shortens a template so that fields at any depth have the same one. */
export function shortened(template: string): string {
  let short = template.replace(FIELD, 'field');
  while (short.startsWith('field/fields/*')) short = short.replace('field/fields/*', 'field');
  return short;
}
