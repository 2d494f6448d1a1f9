import { type Field, isObject, kindOf, type Resource, sampleOf, serialOf } from '@tuyen/model';
import type { ApiResponse, Row } from './client.ts';
import type { Context } from './context.ts';

export interface OwnRecord {
  readonly body: Row;
  readonly answer: ApiResponse;
}

/** The project's own server code may require more fields than the schema, and may report them one at a time. */
const ATTEMPTS = 3;

/**
 * Creates a synthetic record. Fields that the server refuses get the value of an existing record, except contact
 * addresses.
 * @returns the reason, if the project's own server code still refuses the record
 */
export async function createRecord(context: Context): Promise<OwnRecord | string> {
  const { resource, send } = context;
  const fields = new Set(fieldsToFill(resource));
  const copied = new Set<Field>();
  for (let attempt = 1; ; attempt += 1) {
    const body = await valuesFor(context, [...fields], copied);
    if (!body) return 'no record to refer to';
    const answer = await send('POST', resource.name, body);
    if (![403, 409, 422].includes(answer.status)) return { body, answer };
    const refusal = isObject(answer.body) ? answer.body : {};
    const errors = isObject(refusal['errors']) ? refusal['errors'] : {};
    const refused = resource.fields.filter((field) => field.name in errors && canFill(field) && !copied.has(field));
    if (refused.length === 0 || attempt === ATTEMPTS)
      return `a synthetic record is refused: ${JSON.stringify(refusal['errors'] ?? refusal['code'])}`;
    for (const field of refused) copied.add(field);
    for (const field of copied) fields.add(field);
    // If the server refuses the value of a field, all fields of the same kind are copied from one existing record.
    // Otherwise related values, such as a generated first day and a copied last day, could contradict each other.
    for (const field of fields) if (refused.some(({ kind }) => kind === field.kind)) copied.add(field);
  }
}

/** Returns the fields that a new record needs. The owner office is excluded, because it defaults to the caller's office. */
export function fieldsToFill({ fields, owner }: Resource): readonly Field[] {
  return fields.filter((field) => field.required && field.name !== owner && canFill(field));
}

/**
 * Returns synthetic values. References point to the first listed records.
 * @param copied fields whose values come from an existing record
 * @returns undefined if there is no record to refer to
 */
export async function valuesFor(
  { send, rows }: Context,
  fields: readonly Field[],
  copied: ReadonlySet<Field> = new Set(),
): Promise<Row | undefined> {
  const values: Record<string, unknown> = {};
  const wanted = [...copied];
  const model = rows.find((row) => wanted.every(({ name }) => row[name] !== undefined && row[name] !== null));
  for (const field of fields) {
    if (field.default !== undefined && !field.unique && !copied.has(field)) continue;
    const isCopy = copied.has(field) && !field.unique && field.kind !== 'email' && field.kind !== 'phone';
    const known = isCopy ? model?.[field.name] : undefined;
    if (known !== undefined) values[field.name] = known;
    else if ('use' in field) {
      const answer = await send('GET', `${field.resource}?limit=1`);
      const [record]: readonly unknown[] = Array.isArray(answer.body) ? answer.body : [];
      if (!isObject(record)) return undefined;
      values[field.name] = kindOf(field).list ? [record['id']] : record['id'];
    } else values[field.name] = sampleOf(field, Math.random, Math.floor(Math.random() * 9000) + 900);
  }
  return values;
}

function canFill(field: Field): boolean {
  return !field.readOnly && !field.system && serialOf(field) === undefined;
}

export function makesOwn({ actions }: Resource): boolean {
  return actions.includes('create') && actions.includes('delete');
}

/**
 * Deletes the record.
 * @returns an error text if the server refuses to delete the record, for example because of a rule in the project's own
 * server code; otherwise undefined
 */
export async function deleteRecord({ resource, send }: Context, id: string): Promise<string | undefined> {
  const { status, body } = await send('DELETE', `${resource.name}/${id}`);
  if (status === 200) return undefined;
  return `${resource.name}/${id} is left behind: ${status} ${isObject(body) ? String(body['code']) : ''}`;
}

/**
 * Removes fields that the schema does not contain. A create response may have such fields, for example a key that is
 * shown once. In other responses, the read checks report unknown fields.
 */
export function knownIn({ fields }: Resource, record: Row): Row {
  const known = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name)));
}
