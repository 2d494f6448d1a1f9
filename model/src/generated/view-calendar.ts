// Generated from model/meta/view-calendar.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/** The records of a month, a week or a day, each at its date or its time. */
export interface CalendarFile {
  /** The last part of its address, such as to-approve. */
  readonly name: string;
  /**
   * queue: list and record side by side, worked off one by one. board: cards in a column for each state. timeline: the
   * records of a day as bars in lanes. calendar: the records of a month, a week or a day. map: the records as points or
   * lines on a map.
   */
  readonly kind: 'calendar';
  /** Its name in the heading of the list. A queue of a tab has none: it has the label of the tab. */
  readonly label: Text;
  /**
   * The page follows changes by others within seconds, and says who has a record open. By default it shows them when it
   * is opened again.
   */
  readonly live?: true;
  /** The records that are shown. By default all. */
  readonly filter?: Condition;
  /** The date or date-time at which a record begins. */
  readonly from: string;
  /**
   * The field of the same kind at which it ends: the last day, or a time. Without one, a record is at one day or one
   * time.
   */
  readonly to?: string;
  /**
   * Where the end is empty, the record goes on, such as a price until further notice. By default it ends where it
   * begins.
   */
  readonly endless?: true;
  /**
   * What a record is called in the calendar: fields in braces; a reference is the title of its record. By default the
   * title of the resource.
   */
  readonly title?: string;
  /** The enum whose colors the records have. By default the state of the workflow. */
  readonly color?: string;
  /** What is shown at first. Default month. */
  readonly mode?: 'month' | 'week' | 'day';
  /**
   * false: dragging and keys move no record to another day. By default they do, where the caller may change the fields.
   */
  readonly move?: false;
  /**
   * What is shown of a record that is opened; by default the columns of the list. Paths go on in referenced records:
   * route.name.
   */
  readonly fields?: readonly string[];
}
