export interface Item {
  /** Name of the resource, field or other named thing: its current name, or its earlier name if it was removed. */
  readonly name: string;
  /**
   * Path in which `*` replaces every name, such as `resources/*`. The part up to the name of a field is shortened to
   * `field`, even for a nested field.
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
   * Path in which `*` replaces every name, and `field` replaces the part up to the name of a field. For example,
   * `field/required`. It determines the rule that judges the change.
   */
  readonly template: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly items: readonly Item[];
}

const FIELD = /^resources\/\*\/(?:fields|workflow\/transitions\/\*\/input|operations\/\*\/(?:input|answer))\/\*/u;

/**
 * Shortens a path in which `*` replaces every name. The part from `resources` to the name of the field becomes `field`,
 * as in `field/required`. This is the same for a field of a nested object, so that the same rule applies to all fields.
 */
export function shortTemplate(template: string): string {
  let short = template.replace(FIELD, 'field');
  while (short.startsWith('field/fields/*')) short = short.replace('field/fields/*', 'field');
  return short;
}
