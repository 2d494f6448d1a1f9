import type { Field } from '../fields/field.ts';
import type { Condition } from '../json/json-schema.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

/** A page of a resource beside its list, at `{resource}/views/{name}`. */
export type View = QueueView | BoardView | TimelineView;

export type ViewKind = View['kind'];

/** What views of every kind have. */
export interface ViewBase {
  readonly name: string;
  readonly label: Text;
  /**
   * The permissions of what is done on the page. Who has none of them is not led there. Empty where anybody who may read the
   * records finds something to do.
   */
  readonly slugs: readonly Slug[];
  /** What the parts of the page show. */
  readonly parts: Readonly<Record<string, readonly ViewField[]>>;
}

/** Records that wait for somebody, worked off one by one. */
export interface QueueView extends ViewBase {
  readonly kind: 'queue';
  /** Name of the tab whose records wait. */
  readonly tab?: string;
  readonly filter: Condition;
  /** Those that are late. Absent: none. */
  readonly late?: Condition;
  readonly sort: readonly SortOrder[];
  readonly parts: {
    /** Under the title of each record in the list. */
    readonly row: readonly ViewField[];
    readonly fields: readonly ViewField[];
    /** Uploads that are shown large. */
    readonly evidence: readonly ViewField[];
  };
  readonly actions: readonly QueueAction[];
}

/** The records as cards in a column for each state of the workflow. */
export interface BoardView extends ViewBase {
  readonly kind: 'board';
  /** The state. */
  readonly field: string;
  /** Those that have a column, in this order. */
  readonly states: readonly string[];
  readonly filter: Condition;
  /** Within a column. */
  readonly sort: readonly SortOrder[];
  /** Under the title of each card. */
  readonly parts: { readonly fields: readonly ViewField[] };
}

/** The records of a day as bars in lanes. */
export interface TimelineView extends ViewBase {
  readonly kind: 'timeline';
  readonly filter: Condition;
  /** References that lanes can be made of, the first one at first. */
  readonly lanes: readonly string[];
  /** Date-times. */
  readonly from: string;
  readonly to?: string;
  /** References to what can be in one place at a time. */
  readonly exclusive: readonly string[];
  /** Bars that need nothing of it. Absent: none. */
  readonly idle?: Condition;
  /** Fields that can be changed at an open bar. */
  readonly assign: readonly string[];
  readonly parts: { readonly fields: readonly ViewField[] };
}

export interface SortOrder {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** A transition or an operation on the record, as a queue offers it. */
export interface QueueAction {
  readonly name: string;
  /** A capital letter or a digit. */
  readonly key?: string;
  /** Its only input stands on the page, with the focus. */
  readonly inline?: true;
  /** The list of its input that is filled by ticking shown fields. */
  readonly ticks?: string;
}

/** A field of the record, or of a record that it refers to. */
export interface ViewField {
  /** `code`, or `customer.full_name`. */
  readonly path: string;
  /** Of a path: the references that lead to the other record, and the field there. */
  readonly joined?: {
    readonly through: readonly { readonly field: string; readonly resource: string }[];
    readonly field: Field;
  };
}
