// Generated from model/meta/view-map.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { Condition } from './condition.ts';
import type { Text } from './text.ts';

/** The records as points or lines on a map, beside a list of those in sight. */
export interface MapFile {
  /** The last part of its address, such as to-approve. */
  readonly name: string;
  /**
   * queue: list and record side by side, worked off one by one. board: cards in a column for each state. timeline: the
   * records of a day as bars in lanes. calendar: the records of a month, a week or a day. map: the records as points or
   * lines on a map.
   */
  readonly kind: 'map';
  /** Its name in the heading of the list. A queue of a tab has none: it has the label of the tab. */
  readonly label: Text;
  /**
   * The page follows changes by others within seconds, and says who has a record open. By default it shows them when it
   * is opened again.
   */
  readonly live?: true;
  /** The records that are shown. By default all. */
  readonly filter?: Condition;
  /**
   * Where a record is: a field of kind geo-point, or two number fields, latitude and longitude. By default the first
   * geo-point.
   */
  readonly point?: string | readonly string[];
  /**
   * The points that a record leads through, in their order: those of a list of the record, or those of records that
   * refer to it.
   */
  readonly line?: MapLineFile;
  /** A field of kind color, or an enum with colors. By default all records have one color. */
  readonly color?: string;
  /**
   * What is shown of a chosen record; by default the first four other columns of the list. Paths go on in referenced
   * records: district.name.
   */
  readonly fields?: readonly string[];
}

export interface MapLineFile {
  /**
   * A list of the record: objects with the point, references, or the reference in a list of objects (stops.stop_id).
   */
  readonly of?: string;
  /** Records that refer to the record, instead of a list. */
  readonly resource?: string;
  /** Their reference to the record. */
  readonly by?: string;
  /** Their order: a field of them. */
  readonly sort?: string;
  /** Where each is: its geo-point, or its latitude and longitude. */
  readonly point: string | readonly string[];
}
