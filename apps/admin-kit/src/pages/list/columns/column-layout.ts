/** Order and widths of the columns of a list, as a person arranged them. */
export interface ColumnLayout {
  /** All columns at the time of the change, from left to right. Newer columns come after them. */
  readonly order?: readonly string[];
  /** Widths in px, by column. Other columns are as wide as their content. */
  readonly widths?: Readonly<Record<string, number>>;
}

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

/** Step in px by which the keyboard changes a width. */
export const WIDTH_STEP = 16;

export function withWidth(layout: ColumnLayout, column: string, width: number): ColumnLayout {
  const fitting = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
  return { ...layout, widths: { ...layout.widths, [column]: fitting } };
}

export function withoutWidth({ widths = {}, ...layout }: ColumnLayout, column: string): ColumnLayout {
  return { ...layout, widths: Object.fromEntries(Object.entries(widths).filter(([name]) => name !== column)) };
}

/**
 * Moves a column to the place of another one. The others keep their order.
 * @param shown all columns from left to right
 */
export function withMoved(layout: ColumnLayout, shown: readonly string[], column: string, to: string): ColumnLayout {
  const from = shown.indexOf(column);
  const target = shown.indexOf(to);
  if (from < 0 || target < 0 || from === target) return layout;
  const order = shown.filter((name) => name !== column);
  order.splice(target, 0, column);
  return { ...layout, order };
}

export function isArranged({ order, widths = {} }: ColumnLayout): boolean {
  return order !== undefined || Object.keys(widths).length > 0;
}

/** Sorts columns by an order. Columns that the order does not contain come last, in their own order. */
export function inOrderOf<T>(
  columns: readonly T[],
  nameOf: (column: T) => string,
  order: readonly string[],
): readonly T[] {
  const at = (column: T) => {
    const index = order.indexOf(nameOf(column));
    return index < 0 ? order.length : index;
  };
  return columns.toSorted((one, other) => at(one) - at(other));
}

/** Returns the styles of the cells whose columns have a width. A value that does not fit ends with an ellipsis. */
export function widthStyles({ widths = {} }: ColumnLayout): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(widths).flatMap(([column, width]) => {
      const size = { width, minWidth: width, maxWidth: width };
      const name = column.replaceAll('.', String.raw`\.`);
      return [
        [`& th.column-${name}`, { ...size, overflowWrap: 'anywhere' }],
        [`& td.column-${name}`, { ...size, overflow: 'hidden', textOverflow: 'ellipsis' }],
        [`& td.column-${name} > *`, { maxWidth: '100%' }],
      ];
    }),
  );
}
