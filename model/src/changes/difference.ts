export interface Item {
  /** Current name of the resource, field or other named thing. If it was removed, its earlier name. */
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
  /**
   * The path with every name replaced by `*`, such as `field/required`. The rule that judges the change is looked up by
   * this key.
   */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly items: readonly Item[];
}

const FIELD = /^resources\/\*\/(?:fields|workflow\/transitions\/\*\/input|operations\/\*\/(?:input|answer))\/\*/u;

/**
 * Shortens the path of a field that has names replaced by `*`: its beginning, from `resources` to the name of the
 * field, becomes `field`. Nested fields are shortened in the same way, so that the same rule applies to them.
 */
export function shortTemplate(template: string): string {
  let short = template.replace(FIELD, 'field');
  while (short.startsWith('field/fields/*')) short = short.replace('field/fields/*', 'field');
  return short;
}
