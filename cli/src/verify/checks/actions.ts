import { assigneeOf, type Field, isObject, type Operation, type Transition, type Workflow } from '@tuyen/model';
import type { Answer, Row } from '../client.ts';
import { type Context, expectStatus, pointerOf, rowsIn } from '../context.ts';
import { createRecord, deleteRecord, knownIn, makesOwn, valuesFor } from '../own-record.ts';
import { isAllowed, operationsOn, pointerOfAction, startable } from './offered.ts';
import { checkRecord } from './shape.ts';

/** States that are visited one after the other with one record. */
const LONGEST_WAY = 4;

/**
 * Transitions and operations: which of them are refused, and what a transition makes of a record. Where verify has no record of its own,
 * records that exist get those requests alone that must be refused. The domain decides what an operation does, so none is done.
 * @param moves whether to make transitions; the domain may not let a record be deleted after them
 * @returns what could not be checked, and why
 */
export async function checkActions(context: Context, moves: boolean): Promise<readonly string[]> {
  const { resource } = context;
  for (const operation of resource.operations ?? [])
    if (operation.on === 'resource')
      await checkInput(context, `${resource.name}/operations/${operation.name}`, operation);
  if (!resource.workflow && operationsOn(resource).length === 0 && !assigneeOf(resource)) return [];
  const notes = new Set<string>();
  const visited = new Set<unknown>();
  for (const way of makesOwn(resource) ? waysOf(moves ? resource.workflow : undefined) : []) {
    const made = await createRecord(context);
    if (typeof made === 'string' || made.answer.status !== 201) break;
    const row = isObject(made.answer.body) ? made.answer.body : {};
    const why = await walk(context, row, way, visited);
    const left = await deleteRecord(context, String(row['id']));
    for (const note of [why, left]) if (note !== undefined) notes.add(note);
  }
  if (visited.size === 0) for (const row of await oneOfEachState(context)) await checkRefused(context, row);
  return [...notes];
}

/**
 * Makes these transitions with a record. In each state that is not visited yet it looks at what is refused there.
 * @returns why it does not come to the end
 */
async function walk(
  context: Context,
  created: Row,
  way: readonly Transition[],
  visited: Set<unknown>,
): Promise<string | undefined> {
  const field = context.resource.workflow?.field;
  let row = created;
  for (const next of [...way, undefined]) {
    const state = field === undefined ? '' : row[field];
    if (!visited.has(state)) {
      visited.add(state);
      await checkRefused(context, row);
      await checkUnchanged(context, row);
      await checkAssignee(context, row);
      row = await stored(context, row);
    }
    if (!next) return undefined;
    const moved = await move(context, row, next);
    if (typeof moved === 'string') return moved;
    row = moved;
  }
  return undefined;
}

async function stored({ resource, send }: Context, row: Row): Promise<Row> {
  const { body } = await send('GET', `${resource.name}/${String(row['id'])}`);
  return isObject(body) ? body : row;
}

/** @returns the record in its new state, or why the domain refuses the transition */
async function move(context: Context, row: Row, transition: Transition): Promise<Row | string> {
  const { resource, send, report } = context;
  const { workflow } = resource;
  const pointer = pointerOfAction(resource, transition.name);
  if (!workflow || !startable(resource, row).includes(transition))
    return `${transition.name}: its conditions do not hold`;
  const path = `${resource.name}/${String(row['id'])}/transitions/${transition.name}`;
  const answer = await sendFilled(context, path, transition);
  if (!answer) return `${transition.name}: no record to refer to`;
  const body = isObject(answer.body) ? answer.body : {};
  if ([403, 409, 422].includes(answer.status) && body['code'] !== 'transition_not_allowed')
    return `${transition.name} is refused: ${JSON.stringify(body['errors'] ?? body['code'])}`;
  if (!expectStatus(context, answer, 200, undefined, 'action', pointer)) return `${transition.name} is not possible`;
  checkRecord(context, answer, knownIn(resource, body));
  const stored = await send('GET', `${resource.name}/${String(row['id'])}`);
  for (const one of [answer, stored]) {
    const state = isObject(one.body) ? one.body[workflow.field] : undefined;
    if (state !== transition.to)
      report(
        'action',
        one,
        `${workflow.field} is ${transition.to} after ${transition.name}`,
        JSON.stringify(state ?? null),
        `${pointer}/to`,
      );
  }
  checkHistory(context, answer, row, transition);
  return body;
}

function checkHistory({ resource, report }: Context, answer: Answer, before: Row, { name, to }: Transition): void {
  const { history, field } = resource.workflow ?? {};
  const list = resource.fields.find((one) => one.name === history);
  if (history === undefined || field === undefined || !list || list.writeOnly) return;
  const entries: unknown = isObject(answer.body) ? answer.body[history] : undefined;
  const last: unknown = Array.isArray(entries) ? entries.at(-1) : undefined;
  const entry = isObject(last) ? last : {};
  const from = before[field];
  const has = (part: string) => 'fields' in list && list.fields.some((one) => one.name === part);
  if ((has('to') && entry['to'] !== to) || (has('from') && entry['from'] !== from))
    report(
      'action',
      answer,
      `${history} ends with ${name} from ${String(from)} to ${to}`,
      JSON.stringify(last ?? null),
      '/workflow/history',
    );
}

/** The requests that a record must refuse in its state. */
async function checkRefused(context: Context, row: Row): Promise<void> {
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
    await checkInput(context, to, transition);
  }
}

async function checkUnchanged({ resource, send, report }: Context, row: Row): Promise<void> {
  const after = await send('GET', `${resource.name}/${String(row['id'])}`);
  const version = isObject(after.body) ? after.body['version'] : undefined;
  if (version !== row['version'])
    report('action', after, `version ${String(row['version'])}: refused requests change nothing`, String(version));
}

/** @param code undefined where any refusal will do */
function expectRefusal(
  { resource, report }: Context,
  answer: Answer,
  name: string,
  code: string | undefined,
  why: string,
): void {
  const given = isObject(answer.body) ? answer.body['code'] : undefined;
  const pointer = pointerOfAction(resource, name);
  const got = `${answer.status} ${typeof given === 'string' ? given : ''}`.trim();
  if (answer.status < 400)
    report('action', answer, `${code === undefined ? '4xx' : `409 ${code}`}: ${why}`, got, pointer);
  else if (code === undefined) {
    if (answer.status >= 500) report('code', answer, `4xx: ${why}`, got, pointer);
    // A deadline that has passed is a conflict of its own.
  } else if (answer.status !== 409 || (given !== code && given !== 'deadline_over'))
    report('code', answer, `409 ${code}: ${why}`, got, pointer);
}

/** Without an input that is required, an action is refused with the name of the field. The domain may refuse it before that. */
async function checkInput(context: Context, path: string, action: Transition | Operation): Promise<void> {
  const { resource, send, report } = context;
  const required = requiredOf(action);
  if (required.length === 0) return;
  const pointer = pointerOfAction(resource, action.name);
  const empty = await send('POST', path, {});
  const named = errorsOf(empty);
  if (empty.status === 409 || empty.status === 403) return;
  if (!expectStatus(context, empty, 422, 'validation_failed', empty.status < 400 ? 'action' : 'code', pointer)) return;
  for (const field of required) {
    if (field.name in named) continue;
    // It may name one field after the other.
    const others = await valuesFor(
      context,
      required.filter((one) => one !== field),
    );
    const answer = others && (await send('POST', path, others));
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

/** Sends an action with what it requires; again with the optional input that the domain asks for. */
async function sendFilled(context: Context, path: string, action: Transition): Promise<Answer | undefined> {
  const required = requiredOf(action);
  const body = await valuesFor(context, required);
  if (!body) return undefined;
  const answer = await context.send('POST', path, body);
  const more = action.input.filter((field) => field.name in errorsOf(answer) && !required.includes(field));
  if (more.length === 0) return answer;
  const filled = await valuesFor(context, more);
  return filled ? context.send('POST', path, { ...body, ...filled }) : answer;
}

/** Who works on a record: set, taken away, and refused for accounts that do not exist. */
async function checkAssignee(context: Context, row: Row): Promise<void> {
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

function requiredOf({ input }: Transition | Operation): readonly Field[] {
  return input.filter((field) => field.required && field.default === undefined);
}

function errorsOf({ body }: Answer): Row {
  return isObject(body) && isObject(body['errors']) ? body['errors'] : {};
}

/** For each transition of staff the shortest way to it from a new record; a resource without a workflow has one way of no transition. */
function waysOf(workflow: Workflow | undefined): readonly (readonly Transition[])[] {
  if (!workflow) return [[]];
  const transitions = workflow.transitions.filter(({ by }) => by.includes('staff'));
  const ways = new Map<string, readonly Transition[]>([[workflow.initial, []]]);
  for (const [state, way] of ways) {
    if (way.length === LONGEST_WAY) continue;
    for (const transition of transitions)
      if (transition.from.includes(state) && !ways.has(transition.to)) ways.set(transition.to, [...way, transition]);
  }
  const found = transitions.flatMap((transition) => {
    const [shortest] = transition.from
      .flatMap((state) => [ways.get(state) ?? []].filter(() => ways.has(state)))
      .toSorted((one, other) => one.length - other.length);
    return shortest ? [[...shortest, transition]] : [];
  });
  return found.length > 0 ? found : [[]];
}

async function oneOfEachState({ resource, send, rows }: Context): Promise<readonly Row[]> {
  const { workflow, name } = resource;
  if (!workflow) return rows.slice(0, 1);
  const states = new Set(workflow.transitions.flatMap(({ from, to }) => [...from, to]));
  const found = await Promise.all(
    [...states].map(
      async (state) =>
        rowsIn((await send('GET', `${name}?filter=${workflow.field}||$eq||${state}&limit=1`)).body) ?? [],
    ),
  );
  return found.flat();
}
