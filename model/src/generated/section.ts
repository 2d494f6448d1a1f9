// Generated from model/meta/section.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

export interface SectionFile {
  /** Unique among the sections of the page; part of a translation key. */
  readonly name: string;
  /** The heading. */
  readonly label?: Text;
  /** The fields, in this order. */
  readonly fields: readonly string[];
  /**
   * On the page of a record, the section is in the narrow column at the side of wide windows, such as the person beside
   * the lists. No effect in a form.
   */
  readonly aside?: boolean;
  /** Shown only if this holds. */
  readonly when?: Condition;
}
