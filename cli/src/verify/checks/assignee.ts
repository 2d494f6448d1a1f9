import { assigneeOf, isObject } from '@tuyen/model';
import type { Row } from '../client.ts';
import { type Context, expectStatus, pointerOf, rowsIn } from '../context.ts';
import { errorsOf } from './refusals.ts';

export async function checkAssignee(context: Context, row: Row): Promise<void> {
  const { resource, send, report } = context;
  const field = assigneeOf(resource);
  if (!field || field.writeOnly) return;
  const path = `${resource.name}/${String(row['id'])}/assignee`;
  const pointer = pointerOf(field.name);
  for (const body of [{}, { assignee: 7 }, { assignee: 'no-such-account' }]) {
    const answer = await send('PUT', path, body);
    if (expectStatus(context, answer, 422, 'validation_failed', 'code', pointer) && !('assignee' in errorsOf(answer)))
      report('shape', answer, 'an error at assignee', JSON.stringify(errorsOf(answer)), pointer);
  }
  const [person] = rowsIn((await send('GET', `${resource.name}/assignees`)).body) ?? [];
  for (const assignee of [...(person ? [String(person['id'])] : []), null]) {
    const answer = await send('PUT', path, { assignee });
    if (!expectStatus(context, answer, 200, undefined, 'code', pointer)) continue;
    const given = isObject(answer.body) ? (answer.body[field.name] ?? null) : undefined;
    if (given !== assignee)
      report('action', answer, `${field.name} is ${JSON.stringify(assignee)}`, JSON.stringify(given), pointer);
  }
}
