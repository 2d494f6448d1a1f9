// Generated from model/meta/view-board.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/**
 * The records as cards in a column for each state of the workflow. Moving a card into another column makes the
 * transition that leads there.
 */
export interface BoardFile {
  /** The last part of its address, such as to-approve. */
  readonly name: string;
  /**
   * queue: list and record side by side, worked off one by one. board: cards in a column for each state. timeline: the
   * records of a day as bars in lanes. calendar: the records of a month, a week or a day. map: the records as points or
   * lines on a map.
   */
  readonly kind: 'board';
  /** Its name in the heading of the list. A queue of a tab has none: it has the label of the tab. */
  readonly label: Text;
  /**
   * The page follows changes by others within seconds, and says who has a record open. By default it shows them when it
   * is opened again.
   */
  readonly live?: true;
  /** The states that have a column, in this order; by default all, in the order of their enum. */
  readonly states?: readonly string[];
  /** The records that are on the board. By default all. */
  readonly filter?: Condition;
  /**
   * The order within a column: a field or several, the first one first; with a leading minus, descending. By default
   * the order of the list.
   */
  readonly sort?: string | readonly string[];
  /**
   * What a card says under its title; by default the first three other columns of the list. Paths go on in referenced
   * records: ticket.serial.
   */
  readonly fields?: readonly string[];
}
