import { type Field, kindOf, localizedTextIn, type Model, sameJson } from '@tuyen/model';
import { LANGUAGE, type ApiResponse, type Row } from '../client.ts';
import { type Context, expectStatus, pointerOf, rowsIn } from '../context.ts';

export async function checkOrders(context: Context): Promise<void> {
  const { resource, send, rows, complete } = context;
  const { list, name } = resource;
  const sortable = resource.fields.filter((field) => !field.writeOnly && kindOf(field).sortable);
  const limit = Math.max(rows.length, 1);
  await Promise.all(
    sortable.flatMap((field) =>
      (['ASC', 'DESC'] as const).map(async (order) => {
        const answer = await send('GET', `${name}?sort=${field.name},${order}&limit=${limit}`);
        if (expectStatus(context, answer, 200, undefined, 'code', pointerOf(field.name)))
          compareOrder(context, answer, field, order === 'DESC', pointerOf(field.name));
      }),
    ),
  );
  const own = sortable.find((field) => field.name === list.sort.field);
  if (!own || !complete) return;
  const answer = await send('GET', `${name}?limit=${limit}`);
  if (expectStatus(context, answer, 200, undefined, 'code'))
    compareOrder(context, answer, own, list.sort.order === 'DESC', '/list/sort');
}

function compareOrder(
  { model, rows, complete, report }: Context,
  answer: ApiResponse,
  field: Field,
  descending: boolean,
  pointer: string,
): void {
  const data = rowsIn(answer.body) ?? [];
  const collator = kindOf(field).collated ? new Intl.Collator(model.languages[0]) : undefined;
  const sign = descending ? -1 : 1;
  const words = `sorted by ${field.name}, ${descending ? 'descending' : 'ascending'}, equal ones by id`;
  for (const [index, row] of data.entries()) {
    const before = data[index - 1];
    const [one, other] = [before, row].map((each) => each && sortedBy(each, field, model));
    if (before && one && other && sign * compareRows(one, other, field.name, collator) > 0)
      return report('sort', answer, words, `${shown(before, field)} before ${shown(row, field)}`, pointer);
  }
  const ids = (some: readonly Row[]) => some.map(({ id }) => String(id)).toSorted();
  if (complete && !sameJson(ids(data), ids(rows)))
    report('sort', answer, `all ${rows.length} records, sorted`, `${data.length} records`, pointer);
}

function shown(row: Row, { name }: Field): string {
  return `${JSON.stringify(row[name] ?? null)} (${String(row['id'])})`;
}

/** Replaces a localized text by the text in the language of the requests, by which the server sorts. */
function sortedBy(row: Row, { name, kind }: Field, { languages }: Model): Row {
  if (kind !== 'localized-text' || row[name] === null || row[name] === undefined) return row;
  return { ...row, [name]: localizedTextIn(row[name], LANGUAGE, languages) };
}

/** Compares rows by a field, then by ID. Empty values come first. */
function compareRows(one: Row, other: Row, field: string, collator: Intl.Collator | undefined): number {
  return compareValues(one[field], other[field], collator) || compareValues(one['id'], other['id'], undefined);
}

function compareValues(one: unknown, other: unknown, collator: Intl.Collator | undefined): number {
  const [left, right] = [one ?? null, other ?? null];
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  if (collator) return collator.compare(String(left), String(right));
  const [a, b] = typeof left === 'string' && typeof right === 'string' ? [left, right] : [Number(left), Number(right)];
  return a < b ? -1 : Number(a > b);
}
