import { isObject, sameJson } from '@tuyen/model';
import type { ApiResponse, Row } from '../client.ts';
import { type Context, expectStatus, pointerOf } from '../context.ts';
import { createRecord, fieldsToFill, knownIn, makesOwn } from '../own-record.ts';
import { checkRecord } from './shape.ts';

/**
 * Creates a record, checks its defaults, updates it with an outdated and the current version, and deletes it.
 * @returns the reason why no record could be created or deleted, for example because the project's own server code
 * requires more than the schema; undefined otherwise
 */
export async function checkWrites(context: Context): Promise<string | undefined> {
  const { resource } = context;
  if (!makesOwn(resource)) return undefined;
  const made = await createRecord(context);
  if (typeof made === 'string') return `not written: ${made}`;
  const { body, answer: created } = made;
  if (!expectStatus(context, created, 201, undefined, 'code')) return undefined;
  const record = isObject(created.body) ? created.body : {};
  const path = `${resource.name}/${String(record['id'])}`;
  let left: string | undefined;
  try {
    checkRecord(context, created, knownIn(resource, record));
    checkDefaults(context, created, record, body);
    await checkRequired(context, body);
    await checkVersions(context, path, record);
  } finally {
    left = await removeOwn(context, path);
  }
  return left;
}

async function removeOwn(context: Context, path: string): Promise<string | undefined> {
  const { send } = context;
  if (!expectStatus(context, await send('DELETE', path), 200, undefined, 'code'))
    return `${path} is left behind: delete it`;
  expectStatus(context, await send('GET', path), 404, 'not_found', 'code');
  return undefined;
}

function checkDefaults({ resource, report }: Context, answer: ApiResponse, record: Row, body: Row): void {
  const { workflow } = resource;
  for (const field of resource.fields) {
    if (field.default === undefined || field.writeOnly || field.name in body || field.when) continue;
    if (!sameJson(record[field.name], field.default))
      report(
        'default',
        answer,
        `${field.name} is ${JSON.stringify(field.default)}`,
        JSON.stringify(record[field.name] ?? null),
        `${pointerOf(field.name)}/default`,
      );
  }
  if (workflow && record[workflow.field] !== workflow.initial && workflow.initial !== undefined)
    report(
      'default',
      answer,
      `${workflow.field} is ${String(workflow.initial)} or a later state`,
      JSON.stringify(record[workflow.field] ?? null),
      '/workflow/initial',
    );
}

async function checkRequired(context: Context, body: Row): Promise<void> {
  const { resource, send, report } = context;
  for (const field of fieldsToFill(resource)) {
    if (field.default !== undefined) continue;
    const answer = await send('POST', resource.name, { ...body, [field.name]: null });
    if (answer.status === 201 && isObject(answer.body))
      await send('DELETE', `${resource.name}/${String(answer.body['id'])}`);
    if (!expectStatus(context, answer, 422, 'validation_failed', 'code', '/schema/required')) continue;
    const errors = isObject(answer.body) && isObject(answer.body['errors']) ? answer.body['errors'] : {};
    if (!(field.name in errors))
      report('shape', answer, `an error at ${field.name}`, JSON.stringify(errors), '/schema/required');
  }
}

async function checkVersions(context: Context, path: string, record: Row): Promise<void> {
  const { resource, send, report } = context;
  if (!resource.actions.includes('edit')) return;
  const outdated = await send('PATCH', path, {}, { 'if-match': `"${Number(record['version']) + 7}"` });
  expectStatus(context, outdated, 409, 'version_conflict', 'code');
  const present = await send('PATCH', path, {}, { 'if-match': `"${String(record['version'])}"` });
  if (
    expectStatus(context, present, 200, undefined, 'code') &&
    isObject(present.body) &&
    present.body['id'] !== record['id']
  )
    report('shape', present, `the record ${String(record['id'])}`, JSON.stringify(present.body['id']));
}
