import type { Region } from '../../region/region.ts';

/**
 * Rule of a custom field kind that a pattern cannot express, such as a check digit. It is the default export of the
 * module that the kind's file names in `code`. The module runs in Node and in browsers: it must not use files or the
 * network, and must return the same result for the same value.
 *
 *     export default { check: (code) => checkDigit(code) === 7 } satisfies KindCode;
 *
 * @template T `number` if the kind's base is a number
 */
export interface KindCode<T extends string | number = string> {
  /** Returns whether the value is valid. Receives only values that match the kind's pattern. */
  check(value: T): boolean;
  /** Formats the value for display, such as in groups of four. Used if the app has no component for the kind. */
  format?(value: T, place: WrittenFor): string;
  /**
   * Returns a valid value for synthetic records. By default, synthetic records use the kind's examples.
   * @param random returns a number in [0, 1)
   */
  sample?(random: () => number): T;
}

export interface WrittenFor {
  readonly language: string;
  readonly region: Region;
}
