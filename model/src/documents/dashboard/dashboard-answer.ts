import type { Period, Tone } from './dashboard.ts';
import type { FieldKind } from '../../model/fields/field.ts';
import type { Scalar } from '../../model/json/json-schema.ts';
import type { ListConditions } from '../../model/work/record-filter.ts';
import type { Text } from '../../model/text.ts';

export interface DashboardAnswer {
  /** Null if no dashboard applies to the caller. */
  readonly name: string | null;
  readonly label: Text;
  readonly tiles: readonly TileAnswer[];
  /** True if the caller has arranged the tiles: their order and widths then replace those of the page. */
  readonly arranged?: true;
}

/** Arrangement of a dashboard by a person, with all tiles that they may see. */
export interface DashboardLayout {
  readonly arranged: boolean;
  readonly tiles: readonly LayoutTile[];
  /** Saved tabs that can be added as tiles. */
  readonly tabs: readonly { readonly name: string; readonly label: string; readonly resource: string }[];
}

export interface LayoutTile {
  readonly name: string;
  readonly label: Text;
  readonly wide: boolean;
  readonly hidden: boolean;
}

export type TileAnswer = FigureAnswer | TrendAnswer | RowsAnswer | ChartAnswer | FailedAnswer;

export interface TileHead {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly wide: boolean;
  /**
   * List page with the records that the tile counts. The filter uses the keys of list queries: a field, or
   * `field||$operator`.
   */
  readonly list?: { readonly resource: string; readonly filter: ListConditions; readonly tab?: string };
}

export interface FigureAnswer extends TileHead {
  readonly kind: 'figure';
  readonly value: number;
  readonly money: boolean;
  readonly tone: Tone;
  /**
   * Value of the previous period, for comparison. The previous period is counted only up to the point that the current
   * period has reached, such as the same weekday.
   */
  readonly previous?: { readonly period: Period; readonly value: number };
  readonly others?: readonly InCurrency<Pick<FigureAnswer, 'value' | 'previous'>>[];
}

/**
 * Values of a tile in one currency (ISO 4217) that is not the currency of the reader's office. Amounts in different
 * currencies are never added: the tile itself contains the values in the office's currency, and `others` contains the
 * values in each other currency. `others` is absent if there is no other currency.
 */
export type InCurrency<T> = T & { readonly currency: string };

export interface TrendAnswer extends TileHead {
  readonly kind: 'trend';
  readonly money: boolean;
  readonly by: Period;
  /** Values of a dashboard tile, one per period. `at` is the first day of the period. */
  readonly points: readonly { readonly at: string; readonly value: number }[];
  readonly total: number;
  readonly others?: readonly InCurrency<Pick<TrendAnswer, 'points' | 'total'>>[];
}

export interface TileColumn {
  readonly name: string;
  readonly label: Text;
  readonly kind: FieldKind;
  readonly enum?: string;
  readonly unit?: Text;
  /** For columns with amounts of money: name of the cell in the same row that contains the currency. */
  readonly currency?: string;
}

export interface TileRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, Scalar>>;
  /**
   * Time since which the record waits, or at which it is due. Only for dashboard tiles that list waiting records
   * (`todo`).
   */
  readonly at?: string;
  readonly late?: boolean;
}

export interface RowsAnswer extends TileHead {
  readonly kind: 'list' | 'todo';
  readonly resource: string;
  readonly opens?: 'show' | 'edit';
  readonly columns: readonly TileColumn[];
  readonly rows: readonly TileRow[];
  readonly total: number;
  readonly late?: number;
  readonly means?: 'since' | 'due';
}

export interface ChartAnswer extends TileHead {
  readonly kind: 'chart';
  readonly money: boolean;
  /** Field that the chart groups by. A bar's key is a value for the list filter of this field. */
  readonly group?: string;
  readonly enum?: string;
  /** Bars of the chart, longest first. The bar for records without a value has the key null. */
  readonly bars: readonly { readonly key: Scalar; readonly label?: string; readonly value: number }[];
  /** Number of bars that the chart shows at first. The remaining ones are hidden until the reader asks for them. */
  readonly first: number;
  readonly total: number;
  readonly others?: readonly InCurrency<Pick<ChartAnswer, 'bars' | 'total'>>[];
}

/** Tile that the server failed to compute. The other tiles are unaffected. */
export interface FailedAnswer extends TileHead {
  readonly kind: 'failed';
}
