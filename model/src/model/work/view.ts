import type { QueueActionFile } from '../../generated/view-queue.ts';
import type { Field } from '../fields/field.ts';
import type { Condition } from '../json/json-schema.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

/** Page of a resource in addition to its list, at `{resource}/views/{name}`. */
export type View = QueueView | BoardView | TimelineView;

export type ViewKind = View['kind'];

export interface ViewBase {
  readonly name: string;
  readonly label: Text;
  /**
   * Permissions for the actions on the page. Users with none of them get no link to the page. Empty if the page is
   * useful to everyone who can read the records.
   */
  readonly slugs: readonly Slug[];
  readonly parts: Readonly<Record<string, readonly ViewField[]>>;
}

export interface QueueView extends ViewBase {
  readonly kind: 'queue';
  /** Name of the tab that contains the waiting records. */
  readonly tab?: string;
  readonly filter: Condition;
  /** Condition for late records. If absent, no record is late. */
  readonly late?: Condition;
  readonly sort: readonly SortOrder[];
  readonly parts: {
    /** Fields that the list shows below the title of each record. */
    readonly row: readonly ViewField[];
    readonly fields: readonly ViewField[];
    /** Image and file fields that the queue shows large, such as a photo to judge. */
    readonly evidence: readonly ViewField[];
  };
  readonly actions: readonly QueueAction[];
}

export interface BoardView extends ViewBase {
  readonly kind: 'board';
  readonly field: string;
  /** States for which the board shows a column, in this order. */
  readonly states: readonly string[];
  readonly filter: Condition;
  readonly sort: readonly SortOrder[];
  readonly parts: { readonly fields: readonly ViewField[] };
}

export interface TimelineView extends ViewBase {
  readonly kind: 'timeline';
  readonly filter: Condition;
  /** Reference fields that the user can choose from to group the bars into lanes. The first one is the default. */
  readonly lanes: readonly string[];
  /** Fields with the date and time at which the bar of a record starts and ends. */
  readonly from: string;
  readonly to?: string;
  /** Reference fields to things that only one record can use at a time, such as a vehicle or a driver. */
  readonly exclusive: readonly string[];
  /** Condition for records whose bar may leave the `exclusive` fields empty. If absent, every bar needs them. */
  readonly idle?: Condition;
  /** Fields that a user can change after opening a bar of the timeline. */
  readonly assign: readonly string[];
  readonly parts: { readonly fields: readonly ViewField[] };
}

export interface SortOrder {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** Transition or operation that a queue offers for a record. */
export type QueueAction = QueueActionFile;

export interface ViewField {
  /** Path of the field: `code`, or `customer.full_name`. */
  readonly path: string;
  /**
   * For dotted paths only: the references that lead from the record to the other record, and the field in the other
   * record.
   */
  readonly joined?: {
    readonly through: readonly { readonly field: string; readonly resource: string }[];
    readonly field: Field;
  };
}
