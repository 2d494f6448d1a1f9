/** A named thing on the way to a difference: a resource, a field, a transition. */
export interface Item {
  /** The name of today; of what was removed, the earlier one. */
  readonly name: string;
  /** Names replaced by `*`, fields at any depth by `field`: `resources/*`, `field`. */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One difference between what two revisions of a project say. */
export interface Difference {
  readonly how: 'added' | 'removed' | 'renamed' | 'changed' | 'reordered';
  /** Names and keys from the root: `resources`, `books`, `fields`, `isbn`, `required`. */
  readonly path: readonly string[];
  /** The same with names replaced: `field/required`. */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
  /** From the outermost to the innermost. */
  readonly items: readonly Item[];
}

/** Where fields are: those of a record, and what transitions and operations ask for and answer. */
const FIELD = /^resources\/\*\/(?:fields|workflow\/transitions\/\*\/input|operations\/\*\/(?:input|answer))\/\*/u;

/** Fields at any depth are alike. */
export function shortened(template: string): string {
  let short = template.replace(FIELD, 'field');
  while (short.startsWith('field/fields/*')) short = short.replace('field/fields/*', 'field');
  return short;
}
