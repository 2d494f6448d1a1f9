import { type Field, isObject, sameJson, sampleOf } from '@tuyen/model';
import { type Context, expectStatus, pointerOf } from '../verify/context.ts';
import { createRecord, deleteRecord, fieldsToFill } from '../verify/own-record.ts';

/**
 * Creates a record, changes one of its fields, and deletes the record.
 * @returns the reason if no record could be changed
 */
export async function checkEdit(context: Context): Promise<string | undefined> {
  const { resource, send, report } = context;
  const field = fieldsToFill(resource).find(isChangeable);
  if (!field) return 'no required text or number can be changed';
  const made = await createRecord(context);
  if (typeof made === 'string') return made;
  const record = isObject(made.answer.body) ? made.answer.body : {};
  const id = String(record['id']);
  const value = sampleOf(field, Math.random, Math.floor(Math.random() * 900) + 9900);
  const version = { 'if-match': `"${String(record['version'])}"` };
  const changed = await send('PATCH', `${resource.name}/${id}`, { [field.name]: value }, version);
  if (expectStatus(context, changed, 200, undefined, 'code')) {
    const read = await send('GET', `${resource.name}/${id}`);
    const got = isObject(read.body) ? read.body[field.name] : undefined;
    if (!sameJson(got, value))
      report(
        'shape',
        read,
        `${field.name} is ${JSON.stringify(value)}`,
        JSON.stringify(got ?? null),
        pointerOf(field.name),
      );
  }
  return deleteRecord(context, id);
}

function isChangeable({ kind, writeOnly, when }: Field): boolean {
  return ['text', 'integer', 'decimal', 'money'].includes(kind) && !writeOnly && !when;
}
