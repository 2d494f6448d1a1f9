import {
  type Field,
  isObject,
  kindOf,
  type Operand,
  type Operator,
  queryOperator,
  sameJson,
  type Scalar,
} from '@tuyen/model';
import { operandFrom } from '@tuyen/model/operands';
import type { Row } from '../client.ts';
import { type Context, expectStatus, pointerOf, rowsIn } from '../context.ts';
import { compareValues, meets } from './meets.ts';

export async function checkFilters(context: Context): Promise<void> {
  const fields = context.resource.fields.filter((field) => !field.writeOnly);
  await Promise.all(
    fields.flatMap((field) => [
      ...kindOf(field).operators.map((operator) => checkFilter(context, field, operator)),
      ...(field.operators ?? []).map(({ name }) => checkPluginOperator(context, field, name)),
      checkForeignOperator(context, field),
    ]),
  );
  await checkGroups(context);
  await checkSelection(context);
  await checkSearch(context);
}

async function checkFilter(context: Context, field: Field, operator: Operator): Promise<void> {
  const { rows } = context;
  const wanted = valuesFor(field, operator, rows);
  if (!wanted) return;
  const condition = `${field.name}||${operator}${wanted.length > 0 ? `||${wanted.join(',')}` : ''}`;
  const isList = kindOf(field).list === true;
  await compareRows(context, field, condition, (row) => meets(row[field.name], operator, wanted, isList));
}

async function checkPluginOperator(context: Context, field: Field, name: string): Promise<void> {
  const operator = context.model.operators?.find((one) => one.name === name);
  if (!operator) return;
  const { examples } = operator.operand;
  const values = context.rows.flatMap((row) => String(row[field.name] ?? '').split(/[\s,|]+/u));
  const operands = [...(Array.isArray(examples) ? examples : []), ...values]
    .map((value) => operandFrom(operator, value))
    .filter((operand) => operand !== undefined);
  const matches = (row: Row, operand: Operand) => {
    const value = row[field.name];
    return value !== undefined && value !== null && operator.matches(value, operand);
  };
  const operand = operands.find((one) => context.rows.some((row) => matches(row, one))) ?? operands[0];
  if (operand === undefined) return;
  const condition = `${field.name}||${name}||${operand}`;
  await compareRows(context, field, condition, (row) => matches(row, operand));
}

async function compareRows(
  context: Context,
  field: Field,
  condition: string,
  matches: (row: Row) => boolean,
): Promise<void> {
  const { resource, send, rows, complete, report } = context;
  const among = complete ? '' : `&filter=id||$in||${rows.map(({ id }) => id).join(',')}`;
  const filter = `filter=${encodeURIComponent(condition)}${among}`;
  const answer = await send('GET', `${resource.name}?${filter}&sort=id,ASC&limit=${Math.max(1, rows.length)}&page=1`);
  const pointer = pointerOf(field.name);
  if (!expectStatus(context, answer, 200, undefined, 'code', pointer)) return;
  const expected = rows.filter(matches).map(({ id }) => id);
  const got = (rowsIn(answer.body) ?? []).map(({ id }) => id);
  if (!sameJson(expected, got))
    report(
      'filter',
      answer,
      `${expected.length} of ${rows.length} records with ${condition}`,
      `${got.length} records`,
      pointer,
    );
  const total = isObject(answer.body) ? answer.body['total'] : undefined;
  if (sameJson(expected, got) && total !== expected.length)
    report('paging', answer, `total is ${expected.length}`, `total is ${JSON.stringify(total)}`, pointer);
}

/** Maximum number of values tried to find a condition that only some records meet. */
const MOST_TRIED = 20;

function valuesFor(field: Field, operator: Operator, rows: readonly Row[]): readonly Scalar[] | undefined {
  if (queryOperator(operator).operands === 'none') return [];
  const found = new Set<Scalar>();
  for (const row of rows) {
    for (const value of [row[field.name]].flat()) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      for (const text of [String(value).slice(0, 3), String(value).slice(-3), String(value)]) {
        const read = textOf(field, operator, isPart(field, operator) ? text : String(value));
        if (read !== undefined && !/[,|]/u.test(String(read))) found.add(read);
      }
    }
  }
  const values = [...found].toSorted(compareValues);
  const most = values.at(-1);
  if (most === undefined) return undefined;
  const isMany = queryOperator(operator).operands !== 'one';
  // Tries values from the middle of the sorted list first, because some records meet a condition with such a value and
  // others do not. If all records met the condition, nobody would notice that the server ignores the filter.
  const inTurn = [...values.slice(values.length >> 1), ...values.slice(0, values.length >> 1)];
  const operands = inTurn
    .slice(0, MOST_TRIED)
    .map((value) => (isMany ? [value, most].toSorted(compareValues) : [value]));
  const divides = (wanted: readonly Scalar[]) => {
    const count = rows.filter((row) => meets(row[field.name], operator, wanted, kindOf(field).list === true)).length;
    return count > 0 && count < rows.length;
  };
  return operands.find(divides) ?? operands[0];
}

function isPart(field: Field, operator: Operator): boolean {
  return !kindOf(field).list && queryOperator(operator).part === true;
}

function textOf(field: Field, operator: Operator, text: string): Scalar | undefined {
  return kindOf(field).fromQuery(field, queryOperator(operator).ignoresCase ? text.toUpperCase() : text);
}

async function checkForeignOperator(context: Context, field: Field): Promise<void> {
  const operators: readonly Operator[] = kindOf(field).operators;
  const foreign = (['$startsL', '$gt', '$eq'] as const).find((one) => !operators.includes(one));
  if (foreign === undefined) return;
  const answer = await context.send('GET', `${context.resource.name}?filter=${field.name}||${foreign}||1`);
  expectStatus(context, answer, 400, 'bad_query', 'code', pointerOf(field.name));
}

/** Checks that nested conditions with `$and` and `$or` find the records that they describe. */
async function checkGroups({ resource, send, rows, report, ...context }: Context): Promise<void> {
  const [first, second, third] = rows.map(({ id }) => id);
  if (second === undefined) return;
  const none = { $and: [{ id: third ?? first }, { id: { $ne: third ?? first } }] };
  const where = encodeURIComponent(JSON.stringify({ $or: [{ id: { $in: [first, second] } }, none] }));
  const answer = await send('GET', `${resource.name}?where=${where}&sort=id,ASC&limit=5&page=1`);
  if (!expectStatus({ ...context, report }, answer, 200, undefined, 'code')) return;
  const got = (rowsIn(answer.body) ?? []).map(({ id }) => id);
  if (!sameJson([first, second], got)) report('filter', answer, 'the 2 records of the groups', `${got.length} records`);
}

async function checkSelection({ resource, send, report, rows }: Context): Promise<void> {
  const names = resource.fields.filter(({ writeOnly, name }) => !writeOnly && name !== 'id').slice(0, 2);
  if (names.length === 0 || rows.length === 0) return;
  const wanted = ['id', ...names.map(({ name }) => name)];
  const answer = await send('GET', `${resource.name}?fields=${wanted.slice(1).join(',')}&limit=3`);
  for (const row of rowsIn(answer.body) ?? []) {
    const more = Object.keys(row).filter((name) => !wanted.includes(name));
    if (more.length > 0) report('shape', answer, `the fields ${wanted.join(', ')} alone`, `also ${more.join(', ')}`);
  }
}

async function checkSearch(context: Context): Promise<void> {
  const { resource, send, rows, report } = context;
  const field = resource.fields.find(({ searchable, writeOnly }) => searchable && !writeOnly);
  if (!field) return;
  const row = rows.find(
    (one) => typeof one[field.name] === 'string' && /^\w{3,}$/u.test(String(one[field.name]).split(' ')[0] ?? ''),
  );
  const nowhere = await send('GET', `${resource.name}?q=zqxjkvwpzq&limit=5`);
  if (expectStatus(context, nowhere, 200, undefined, 'code') && (rowsIn(nowhere.body)?.length ?? 0) > 0)
    report('filter', nowhere, 'no record', `${rowsIn(nowhere.body)?.length} records`, pointerOf(field.name));
  if (!row) return;
  const word = String(row[field.name]).split(' ')[0] ?? '';
  const answer = await send('GET', `${resource.name}?q=${word}&filter=id||$eq||${String(row['id'])}&limit=5`);
  if (rowsIn(answer.body)?.length !== 1)
    report('filter', answer, `the record whose ${field.name} has "${word}"`, 'another answer', pointerOf(field.name));
}
