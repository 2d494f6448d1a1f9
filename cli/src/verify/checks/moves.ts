import { isObject, type Transition, type Workflow } from '@tuyen/model';
import type { ApiResponse, Row } from '../client.ts';
import { type Context, expectStatus } from '../context.ts';
import { knownIn, valuesFor } from '../own-record.ts';
import { pointerOfAction, startable } from './offered.ts';
import { errorsOf, ifMatch, requiredOf } from './refusals.ts';
import { checkRecord } from './shape.ts';

/** Maximum number of transitions made with one record. */
const LONGEST_WAY = 4;

/**
 * Returns one series of transitions for each staff transition: the shortest one that leads from a new record to this
 * transition. For a resource without a workflow, returns one empty series.
 */
export function waysOf(workflow: Workflow | undefined): readonly (readonly Transition[])[] {
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

/**
 * Makes a transition and checks that the record then has the expected state.
 * @returns the record in its new state, or why the project's code refuses the transition
 */
export async function move(context: Context, row: Row, transition: Transition): Promise<Row | string> {
  const { resource, send, report } = context;
  const { workflow } = resource;
  const pointer = pointerOfAction(resource, transition.name);
  if (!workflow || !startable(resource, row).includes(transition))
    return `${transition.name}: its conditions do not hold`;
  const path = `${resource.name}/${String(row['id'])}/transitions/${transition.name}`;
  const answer = await sendFilled(context, path, transition, ifMatch(row));
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

function checkHistory({ resource, report }: Context, answer: ApiResponse, before: Row, { name, to }: Transition): void {
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

/**
 * Sends an action with its required input. If the project's code refuses it because optional input is missing, retries
 * with that input.
 */
async function sendFilled(
  context: Context,
  path: string,
  action: Transition,
  headers: Readonly<Record<string, string>>,
): Promise<ApiResponse | undefined> {
  const required = requiredOf(action);
  const body = await valuesFor(context, required);
  if (!body) return undefined;
  const answer = await context.send('POST', path, body, headers);
  const more = action.input.filter((field) => field.name in errorsOf(answer) && !required.includes(field));
  if (more.length === 0) return answer;
  const filled = await valuesFor(context, more);
  return filled ? context.send('POST', path, { ...body, ...filled }, headers) : answer;
}
