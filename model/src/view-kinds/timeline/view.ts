import type { Condition } from '../../model/json/json-schema.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

export interface TimelineView extends ViewBase {
  readonly kind: 'timeline';
  readonly filter: Condition;
  /** References that can define the lanes. The first one is the default. */
  readonly lanes: readonly string[];
  /** Date-time fields for the start and end of a bar. */
  readonly from: string;
  readonly to?: string;
  /** Reference fields, such as those for a vehicle or a driver, whose records can be in only one place at a time. */
  readonly exclusive: readonly string[];
  /** Condition for bars that need none of the `exclusive` references. If absent, every bar needs them. */
  readonly idle?: Condition;
  /** Fields that can be changed while a bar is open. */
  readonly assign: readonly string[];
  readonly parts: { readonly fields: readonly ViewField[] };
}
