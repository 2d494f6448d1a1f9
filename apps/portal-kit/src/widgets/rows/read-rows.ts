import { isUpload, type Answers, type FormField } from '../../form-page.ts';
import { fromParts } from '../../values/dates.ts';

/** Fields of a row that a file can fill in. Uploads are added in the form. */
export const columnsOf = (row: readonly FormField[]): readonly FormField[] => row.filter((field) => !isUpload(field));

export interface ReadRows {
  readonly rows: readonly Answers[];
  /** Required columns that the file does not have. */
  readonly missing: readonly FormField[];
}

/**
 * Reads rows from the cells of a file whose first line names the columns by their labels or field names. A cell that
 * cannot be read stays as it is, so that the form reports it at its line.
 */
export function readRows(
  cells: readonly (readonly string[])[],
  row: readonly FormField[],
  labelOf: (field: FormField) => string,
): ReadRows {
  const [head = [], ...lines] = cells;
  const names = head.map(plain);
  const columns = columnsOf(row).map((field) => ({
    field,
    at: names.findIndex((name) => name === plain(labelOf(field)) || name === field.name),
  }));
  const missing = columns.filter(({ field, at }) => at < 0 && field.required).map(({ field }) => field);
  const filled = lines.filter((line) => line.some((cell) => cell !== ''));
  const rows = filled.map((line) =>
    Object.fromEntries(
      columns.flatMap(({ field, at }) => {
        const cell = line[at] ?? '';
        return cell === '' ? [] : [[field.name, valueIn(cell, field)]];
      }),
    ),
  );
  return { rows: missing.length > 0 ? [] : rows, missing };
}

const plain = (name: string): string => name.normalize('NFC').replace(/\*$/, '').trim().toLowerCase();

function valueIn(cell: string, { widget }: FormField): string {
  if (widget !== 'DateWidget') return cell.normalize('NFC');
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell);
  if (!local) return cell;
  const [, day = '', month = '', year = ''] = local;
  return fromParts({ day, month, year }) ?? cell;
}
