import type { Period, Tone } from './dashboard.ts';
import type { FieldKind } from '../fields/field.ts';
import type { Scalar } from '../json/json-schema.ts';
import type { ListConditions } from './record-filter.ts';
import type { Text } from '../text.ts';

/** What `GET dashboard` answers: the tiles that the caller may see, each with its figures. */
export interface DashboardAnswer {
  /** Null where no dashboard is for the caller. */
  readonly name: string | null;
  readonly label: Text;
  readonly tiles: readonly TileAnswer[];
}

export type TileAnswer = FigureAnswer | TrendAnswer | RowsAnswer | ChartAnswer | FailedAnswer;

export interface TileHead {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly wide: boolean;
  /** The list of the records that it counts. Its filter has the keys of lists: a field, or `field||$operator`. */
  readonly list?: { readonly resource: string; readonly filter: ListConditions };
}

export interface FigureAnswer extends TileHead {
  readonly kind: 'figure';
  readonly value: number;
  readonly money: boolean;
  readonly tone: Tone;
  /** The same part of the period before. */
  readonly previous?: { readonly period: Period; readonly value: number };
  readonly others?: readonly InCurrency<Pick<FigureAnswer, 'value' | 'previous'>>[];
}

/**
 * Amounts of one currency (ISO 4217) among the `others` of a tile. The tile's own values are amounts of the reader's office's currency:
 * amounts of different currencies are never added. Without amounts of another currency there are no `others`.
 */
export type InCurrency<T> = T & { readonly currency: string };

export interface TrendAnswer extends TileHead {
  readonly kind: 'trend';
  readonly money: boolean;
  readonly by: Period;
  /** `at` is the first day of each period. */
  readonly points: readonly { readonly at: string; readonly value: number }[];
  readonly total: number;
  readonly others?: readonly InCurrency<Pick<TrendAnswer, 'points' | 'total'>>[];
}

/** How a column is written: by the kind of its field, references by their names. */
export interface TileColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: FieldKind;
  /** Of an enum: its name. */
  readonly enum?: string;
  /** Of a number. */
  readonly unit?: Text;
  /** Of money: the cell of the row that holds the currency. */
  readonly currency?: string;
}

export interface TileRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, Scalar>>;
  /** Of a todo: since when it waits, or until when it is to be done. */
  readonly at?: string;
  readonly late?: boolean;
}

export interface RowsAnswer extends TileHead {
  readonly kind: 'list' | 'todo';
  readonly resource: string;
  /** The page that a record opens; undefined: none. */
  readonly opens?: 'show' | 'edit';
  readonly columns: readonly TileColumn[];
  readonly rows: readonly TileRow[];
  readonly total: number;
  /** Of a todo: how many of all are late. */
  readonly late?: number;
  readonly means?: 'since' | 'due';
}

export interface ChartAnswer extends TileHead {
  readonly kind: 'chart';
  readonly money: boolean;
  /** The field that it counts by: the filter of the list that takes a bar's key. */
  readonly group?: string;
  /** The enum that labels the keys. */
  readonly enum?: string;
  /** Longest first. A bar of records without a value has the key null. */
  readonly bars: readonly { readonly key: Scalar; readonly label?: string; readonly value: number }[];
  /** The bars to show before the others. */
  readonly first: number;
  readonly total: number;
  readonly others?: readonly InCurrency<Pick<ChartAnswer, 'bars' | 'total'>>[];
}

/** The server could not compute it; the others are there. */
export interface FailedAnswer extends TileHead {
  readonly kind: 'failed';
}
