// Generated from model/meta/view-timeline.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/** The records of a day as bars between two times, in a lane for each record of another resource. */
export interface TimelineFile {
  /** The last part of its address, such as to-approve. */
  readonly name: string;
  /**
   * queue: list and record side by side, worked off one by one. board: cards in a column for each state. timeline: the
   * records of a day as bars in lanes. calendar: the records of a month, a week or a day. map: the records as points or
   * lines on a map.
   */
  readonly kind: 'timeline';
  /** Its name in the heading of the list. A queue of a tab has none: it has the label of the tab. */
  readonly label: Text;
  /**
   * The page follows changes by others within seconds, and says who has a record open. By default it shows them when it
   * is opened again.
   */
  readonly live?: true;
  /** The records that are shown. By default all of the day. */
  readonly filter?: Condition;
  /** The references that lanes can be made of, the one that is shown first at first. */
  readonly lanes: string | readonly string[];
  /** The date-time at which a bar begins. */
  readonly from: string;
  /** The date-time at which it ends; without one, or where it is empty, after an hour. */
  readonly to?: string;
  /** References to what can be in one place at a time: bars of one record that overlap are marked. */
  readonly exclusive?: readonly string[];
  /** Bars that need nothing of what is exclusive, such as canceled ones. */
  readonly idle?: Condition;
  /**
   * What is shown of a bar that is opened; by default the columns of the list. Paths go on in referenced records:
   * route.name.
   */
  readonly fields?: readonly string[];
  /**
   * The fields that can be changed at an open bar. Dragging a bar into another lane changes the lane's field, if it is
   * one of them.
   */
  readonly assign?: readonly string[];
  /**
   * What a bar says beside its time; the field of the lanes is left out. By default what can be assigned, then the
   * fields of the lanes.
   */
  readonly bar?: readonly string[];
  /**
   * The fields of assign without which a bar is not complete: it is dashed and says what it lacks. Proposals fill these
   * fields.
   */
  readonly needs?: readonly string[];
  /**
   * What a bar has in common, besides its time of day, with the bar of another day from which it copies what is
   * assigned. By default the first of the lanes.
   */
  readonly repeats?: readonly string[];
  /**
   * A field that alternates from one bar to the next of one run, such as a direction. Runs and proposals follow it
   * where they can.
   */
  readonly turns?: string;
}
