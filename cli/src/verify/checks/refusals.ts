import { type Field, isObject, type Operation, type Transition } from '@tuyen/model';
import type { ApiResponse, Row } from '../client.ts';
import { type Context, expectStatus } from '../context.ts';
import { valuesFor } from '../own-record.ts';
import { isAllowed, operationsOn, pointerOfAction, startable } from './offered.ts';

export async function checkRefused(context: Context, row: Row): Promise<void> {
  const { resource, send } = context;
  const path = `${resource.name}/${String(row['id'])}`;
  const { transitions = [], field } = resource.workflow ?? {};
  const state = field === undefined ? '' : ` at ${String(row[field])}`;
  for (const name of new Set(transitions.map((transition) => transition.name))) {
    if (isAllowed(resource, row, name)) continue;
    const isOfStaff = transitions.some((transition) => transition.name === name && transition.by.includes('staff'));
    const answer = await send('POST', `${path}/transitions/${name}`, {});
    const code = isOfStaff ? 'transition_not_allowed' : undefined;
    expectRefusal(context, answer, name, code, `${name} does not start${state}`);
  }
  for (const operation of operationsOn(resource)) {
    const to = `${path}/operations/${operation.name}`;
    if (isAllowed(resource, row, operation.name)) await checkInput(context, to, operation);
    else {
      const why = `${operation.name} is not possible with this record`;
      expectRefusal(context, await send('POST', to, {}), operation.name, 'operation_not_allowed', why);
    }
  }
  for (const kind of ['transitions', 'operations'])
    expectStatus(context, await send('POST', `${path}/${kind}/no-such-action`, {}), 404, 'not_found', 'code');
  for (const transition of startable(resource, row)) {
    const to = `${path}/transitions/${transition.name}`;
    const outdated = await send('POST', to, {}, { 'if-match': `"${Number(row['version']) + 7}"` });
    expectStatus(context, outdated, 409, 'version_conflict', 'code', pointerOfAction(resource, transition.name));
    await checkInput(context, to, transition, ifMatch(row));
  }
}

/** Returns the request header with the version in which the record was read. Some transitions require this header. */
export const ifMatch = ({ version }: Row): Readonly<Record<string, string>> => ({ 'if-match': `"${String(version)}"` });

/**
 * Reports a difference unless the server refused the action.
 * @param code expected error code; undefined to accept any refusal
 */
function expectRefusal(
  { resource, report }: Context,
  answer: ApiResponse,
  name: string,
  code: string | undefined,
  why: string,
): void {
  const given = isObject(answer.body) ? answer.body['code'] : undefined;
  const pointer = pointerOfAction(resource, name);
  const got = `${answer.status} ${typeof given === 'string' ? given : ''}`.trim();
  if (answer.status < 400)
    report('action', answer, `${code === undefined ? '4xx' : `409 ${code}`}: ${why}`, got, pointer);
  // The deadline of the record may have passed in the meantime. The server then answers 409 `deadline_over` instead of
  // the expected code.
  else if (code !== undefined && (answer.status !== 409 || (given !== code && given !== 'deadline_over')))
    report('code', answer, `409 ${code}: ${why}`, got, pointer);
}

/**
 * Checks that an action without a required input is refused with the name of the field. The project's own server code
 * may refuse the action before that.
 */
export async function checkInput(
  context: Context,
  path: string,
  action: Transition | Operation,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { resource, send, report } = context;
  const required = requiredOf(action);
  if (required.length === 0) return;
  const pointer = pointerOfAction(resource, action.name);
  const empty = await send('POST', path, {}, headers);
  const named = errorsOf(empty);
  if (empty.status === 409 || empty.status === 403) return;
  if (!expectStatus(context, empty, 422, 'validation_failed', empty.status < 400 ? 'action' : 'code', pointer)) return;
  for (const field of required) {
    if (field.name in named) continue;
    // Sends valid values for all other required fields, because the server may report only one field at a time.
    const others = await valuesFor(
      context,
      required.filter((one) => one !== field),
    );
    const answer = others && (await send('POST', path, others, headers));
    if (!answer || answer.status === 409 || field.name in errorsOf(answer)) continue;
    if (answer.status < 400)
      report(
        'action',
        answer,
        `422: ${action.name} needs ${field.name}`,
        String(answer.status),
        `${pointer}/input/required`,
      );
    else
      report(
        'action',
        answer,
        `an error at ${field.name}`,
        JSON.stringify(errorsOf(answer)),
        `${pointer}/input/required`,
      );
  }
}

export function requiredOf({ input }: Transition | Operation): readonly Field[] {
  return input.filter((field) => field.required && field.default === undefined);
}

export function errorsOf({ body }: ApiResponse): Row {
  return isObject(body) && isObject(body['errors']) ? body['errors'] : {};
}
