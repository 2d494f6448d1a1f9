// Generated from model/meta/view-queue.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/** Records that wait for somebody: the list, and beside it the record with what can be done next. */
export interface QueueFile {
  /** The last part of its address, such as to-approve. */
  readonly name: string;
  /**
   * queue: list and record side by side, worked off one by one. board: cards in a column for each state. timeline: the
   * records of a day as bars in lanes. calendar: the records of a month, a week or a day. map: the records as points or
   * lines on a map.
   */
  readonly kind: 'queue';
  /** Its name in the heading of the list. A queue of a tab has none: it has the label of the tab. */
  readonly label?: Text;
  /**
   * The page follows changes by others within seconds, and says who has a record open. By default it shows them when it
   * is opened again.
   */
  readonly live?: true;
  /** The tab whose records wait, by its name: its filter says more than one here can. */
  readonly tab?: string;
  /** The records that wait, where no tab says it. By default all. */
  readonly filter?: Condition;
  /** A field or several, the first one first; with a leading minus, descending. By default the order of the list. */
  readonly sort?: string | readonly string[];
  /**
   * Which of them are late: a word in the color of danger says so in the list and at the open record. By default none.
   */
  readonly late?: Condition;
  /** What the list says of each record under its title; by default the first two other columns of the list. */
  readonly row?: readonly string[];
  /**
   * What is shown of the record; by default the columns of the list. Paths go on in referenced records:
   * customer.full_name.
   */
  readonly fields?: readonly string[];
  /** Uploads that are shown large beside the fields: paths of fields of kind image or file. */
  readonly evidence?: readonly string[];
  /** Transitions and operations, in the order of their buttons. By default all, without keys. */
  readonly actions?: readonly QueueActionFile[];
}

export interface QueueActionFile {
  /** A transition for staff, or an operation on the record. */
  readonly name: string;
  /** The key that does it. J, K, O, X and Z are taken: next, previous, open, select, undo. */
  readonly key?: string;
  /** Its only input, a text, stands on the page with the focus, for a scanner: Enter does it. */
  readonly inline?: true;
  /** The list of its input that is filled by ticking shown fields: an enum with their names, and a text. */
  readonly ticks?: string;
}
