import { assigneeOf, isObject, type Transition } from '@tuyen/model';
import type { Row } from '../client.ts';
import { type Context, rowsIn } from '../context.ts';
import { createRecord, deleteRecord, makesOwn } from '../own-record.ts';
import { checkAssignee } from './assignee.ts';
import { move, waysOf } from './moves.ts';
import { operationsOn } from './offered.ts';
import { checkInput, checkRefused } from './refusals.ts';

/**
 * Checks which transitions and operations are refused, and how a transition changes a record. If `tuyen verify` could
 * not create a record, it uses existing records and sends only requests that the server must refuse. It runs no
 * operation, because only the project's code defines what an operation does.
 * @param moves whether to make transitions; the project's code may forbid deleting a record after them
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
 * Makes a series of transitions with a record. In each state that is reached for the first time, checks which actions
 * are refused.
 * @returns why the series did not complete
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

async function checkUnchanged({ resource, send, report }: Context, row: Row): Promise<void> {
  const after = await send('GET', `${resource.name}/${String(row['id'])}`);
  const version = isObject(after.body) ? after.body['version'] : undefined;
  if (version !== row['version'])
    report('action', after, `version ${String(row['version'])}: refused requests change nothing`, String(version));
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
