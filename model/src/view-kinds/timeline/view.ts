import type { Condition } from '../../model/json/json-schema.ts';
import type { ViewBase, ViewField } from '../../model/work/view.ts';

export interface TimelineView extends ViewBase {
  readonly kind: 'timeline';
  readonly filter: Condition;
  /** Reference fields by which a timeline can group its bars into lanes. The first one is the default. */
  readonly lanes: readonly string[];
  readonly from: string;
  readonly to?: string;
  /** Reference fields, such as those for a vehicle or a driver, whose records can be in only one place at a time. */
  readonly exclusive: readonly string[];
  /**
   * Condition for bars that occupy none of the `exclusive` records, for example canceled trips. If undefined, every bar
   * occupies its records.
   */
  readonly idle?: Condition;
  readonly assign: readonly string[];
  /** Fields that a bar shows in addition to its time, without the field of the lanes. */
  readonly bar: readonly string[];
  /** Fields of `assign` that every bar needs, such as a vehicle and a driver. Proposals fill them. */
  readonly needs: readonly string[];
  /**
   * Fields that a bar shares with the bar of another day whose assignment it copies. The time of day must be equal, too.
   */
  readonly repeats: readonly string[];
  /** Field whose value alternates within a run, such as the direction of a trip. */
  readonly turns?: string;
  readonly parts: { readonly fields: readonly ViewField[] };
}
