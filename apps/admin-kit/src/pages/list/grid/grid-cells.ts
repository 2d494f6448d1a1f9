import { columnOf } from '../columns/heading.ts';

/** Place of a cell: index of its row and its column. */
export interface Place {
  readonly row: number;
  readonly column: string;
}

type Step = (place: Place, rows: number, columns: readonly string[]) => Place;

const within = (index: number, count: number) => Math.min(Math.max(index, 0), count - 1);

const sideways =
  (step: number): Step =>
  ({ row, column }, _rows, columns) => ({
    row,
    column: columns[within(columns.indexOf(column) + step, columns.length)] ?? column,
  });

const upright =
  (step: number): Step =>
  ({ row, column }, rows) => ({ row: within(row + step, rows), column });

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: sideways(-1),
  ArrowRight: sideways(1),
  ArrowUp: upright(-1),
  ArrowDown: upright(1),
  PageUp: upright(-10),
  PageDown: upright(10),
  Home: sideways(-Infinity),
  End: sideways(Infinity),
};

/** Returns the place that a key leads to, at most at the edge of the table. Returns undefined for other keys. */
export function placeAfter(key: string, place: Place, rows: number, columns: readonly string[]): Place | undefined {
  return STEPS[key]?.(place, rows, columns);
}

/** Returns the visible columns from left to right, without the checkbox and the preview. */
export function columnsOf(table: Element, known: (column: string) => boolean): readonly string[] {
  return [...table.querySelectorAll('thead th')].flatMap((heading) => {
    const column = columnOf(heading);
    return column !== undefined && known(column) ? [column] : [];
  });
}

export function cellAt(table: Element, { row, column }: Place): HTMLElement | undefined {
  const line = table.querySelectorAll('tbody > tr').item(row);
  return line?.querySelector<HTMLElement>(`td.${CSS.escape(`column-${column}`)}`) ?? undefined;
}

/** Returns the place of the cell that contains an element. Returns undefined if it is in no cell of a column. */
export function placeOf(table: Element, target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest('tbody > tr > td') : null;
  const column = cell && columnOf(cell);
  const line = cell?.parentElement;
  if (!line || column === null || column === undefined) return undefined;
  const row = [...table.querySelectorAll('tbody > tr')].indexOf(line);
  return row < 0 ? undefined : { row, column };
}
