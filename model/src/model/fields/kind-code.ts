import type { Region } from '../../region/region.ts';

/**
 * The rule of a project kind that no pattern can state, such as a check digit: the default export of the module that `code` in
 * the kind's file names. It runs in Node and in browsers, so it uses neither files nor network, and answers the same for the same value.
 *
 *     export default { check: (code) => checkDigit(code) === 7 } satisfies KindCode;
 *
 * @template T `number` if the kind's base is a number
 */
export interface KindCode<T extends string | number = string> {
  /** Whether the value is valid. Called with values that match the kind's pattern. */
  check(value: T): boolean;
  /** The value as people read it, such as in groups of four. Shown where the app has no component of its own for the kind. */
  format?(value: T, place: WrittenFor): string;
  /** A valid value, for synthetic records. Without it they have the kind's examples. @param random a number in [0, 1) */
  sample?(random: () => number): T;
}

/** Whom a value is written for. */
export interface WrittenFor {
  readonly language: string;
  readonly region: Region;
}
