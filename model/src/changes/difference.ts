/** A named thing on the path to a difference: a resource, a field, a transition. */
export interface Item {
  /** Current name, or the earlier name if the thing was removed. */
  readonly name: string;
  /**
   * Path with every name replaced by `*`, such as `resources/*`. The path of a field is shortened to `field`, however
   * deep it is nested.
   */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ModelDifference {
  readonly how: 'added' | 'removed' | 'renamed' | 'changed' | 'reordered';
  /** Names and keys from the root: `resources`, `books`, `fields`, `isbn`, `required`. */
  readonly path: readonly string[];
  /** The path with every name replaced, such as `field/required`. Rules of changes are looked up by it. */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Named things on the path, from the outermost to the innermost. */
  readonly items: readonly Item[];
}

/**
 * Beginning of the path of a field. The field can be one of a record, or one of the input or answer of a transition or
 * operation.
 */
const FIELD = /^resources\/\*\/(?:fields|workflow\/transitions\/\*\/input|operations\/\*\/(?:input|answer))\/\*/u;

/**
 * Replaces the beginning of a template by `field` if it is the path of a field, so that the same rule applies to nested
 * fields.
 */
export function shortTemplate(template: string): string {
  let short = template.replace(FIELD, 'field');
  while (short.startsWith('field/fields/*')) short = short.replace('field/fields/*', 'field');
  return short;
}
