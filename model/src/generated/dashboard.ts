// Generated from model/meta/dashboard.schema.json by scripts/schema-types.ts. Edit that file instead.
import type { RecordFilter } from '../model/work/record-filter.ts';
import type { Text } from './text.ts';

/** The first page of a role: tiles over the records that each reader may see. */
export interface DashboardFile {
  /** The meta-schema, for editors. */
  readonly $schema?: string;
  /** For readers of the file. */
  readonly $comment?: string;
  /** The name of the file. */
  readonly name: string;
  /** What the dashboard is called, above its tiles. */
  readonly label: Text;
  /** The role groups whose offices see it. Without groups: everybody who has no dashboard of their own. */
  readonly groups?: readonly string[];
  /** Superusers see it, in whatever office. */
  readonly superusers?: boolean;
  /** From left to right, from top to bottom. */
  readonly tiles: readonly TileFile[];
}

export interface TileFile {
  /** Unique in the dashboard. */
  readonly name: string;
  /**
   * figure: one number. trend: a line over days, weeks or months. list: the first records. todo: what waits, oldest
   * first. chart: a bar for each value of a field.
   */
  readonly kind: 'figure' | 'trend' | 'list' | 'todo' | 'chart';
  /** The heading of the tile. */
  readonly label: Text;
  /** One line below the heading. */
  readonly help?: Text;
  /** Takes two columns. Figures take one by default, all others two. */
  readonly wide?: boolean;
  /**
   * Whose records count. Only readers with its read permission see the tile, and only the records of their offices
   * count.
   */
  readonly resource?: string;
  /** Which of its records; by default all. */
  readonly filter?: RecordFilter;
  /** Another action of the resource's module that the reader needs besides reading, such as approve. */
  readonly slug?: string;
  /**
   * A figure that the domain computes, by its name, for what no filter says. "resource" and "filter" then only say
   * where the tile leads.
   */
  readonly figure?: string;
  /** Of a figure of the domain: its values are amounts of money. */
  readonly money?: boolean;
  /** Of a chart over a figure of the domain: the enum whose values it counts by. */
  readonly enum?: string;
  /** The number field whose values are added up. Without it records are counted. */
  readonly sum?: string;
  /** Of a figure with a period, and of a trend: the date or date-time field that the time is read from. */
  readonly date?: string;
  /** Only what falls into the present day, week or month so far, compared with the same part of the one before. */
  readonly period?: 'day' | 'week' | 'month';
  /** Of a trend: the period of one point. Default: day. */
  readonly by?: 'day' | 'week' | 'month';
  /** Of a trend: how many days, weeks or months, the present one included. Default: 30, 12, 12. */
  readonly last?: number;
  /** Of a chart: the enum or reference field that it counts by. */
  readonly group?: string;
  /** Of a list or a todo: the fields that are shown. Default: the first three columns of the resource's list. */
  readonly columns?: readonly string[];
  /** Of a list: a field; -field for descending. */
  readonly sort?: string;
  /**
   * Of a list or a todo: how many records (default 5). Of a chart: how many bars before the others are added up
   * (default 8).
   */
  readonly first?: number;
  /** Of a todo: the field that says since when a record waits. */
  readonly since?: string;
  /** Of a todo: the field that says until when it is to be done. */
  readonly due?: string;
  /** Of a todo: which of its records are late. Default: those whose "due" is past. */
  readonly late?: RecordFilter;
  /** Of a figure: how it looks unless it is zero. */
  readonly tone?: 'neutral' | 'warning' | 'danger';
  /** The tile is left out while there is nothing to show. */
  readonly hideZero?: boolean;
}
