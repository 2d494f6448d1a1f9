import type { Condition } from '../../model/json/json-schema.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

export interface CalendarView extends ViewBase {
  readonly kind: 'calendar';
  readonly filter: Condition;
  readonly from: string;
  readonly to?: string;
  /** Whether the fields are days, not times. */
  readonly days: boolean;
  /** Whether a record without an end goes on. */
  readonly endless: boolean;
  /** Template of the text of a record. If undefined, the title of the resource. */
  readonly title?: string;
  /** Name of an enum field. */
  readonly color?: string;
  readonly mode: 'month' | 'week' | 'day';
  /** Fields that a move changes. Empty if records cannot be moved. */
  readonly moves: readonly string[];
  readonly parts: { readonly fields: readonly ViewField[] };
}
