import { holds, isObject, may, type Operation, type Resource, slugOfAction, type Transition } from '@tuyen/model';
import type { Row } from '../client.ts';
import { type Context, rowsIn } from '../context.ts';
import type { Account } from './permissions.ts';

/** Maximum number of records per workflow state that this check compares. */
const OF_STATE = 3;
const MOST = 60;

/**
 * Checks the responses to `?can=1`, which state what the user can do with a record. A response must offer only
 * transitions and operations that the schema allows. It must list each allowed one, either as offered or as refused.
 */
export async function checkOffered(context: Context, account: Account): Promise<void> {
  const { resource, send, rows, report } = context;
  if (!resource.workflow && !resource.operations?.some(({ on }) => on === 'record')) return;
  const chosen = ofEachState(resource, rows);
  if (chosen.length === 0) return;
  const ids = chosen.map(({ id }) => String(id)).join(',');
  const answer = await send('GET', `${resource.name}?can=1&limit=${chosen.length}&filter=id||$in||${ids}`);
  const slugs = new Map(actionsOf(resource).map(({ name, slug }) => [name, slug]));
  for (const row of rowsIn(answer.body) ?? []) {
    const can = isObject(row['can']) ? row['can'] : undefined;
    const actions: unknown = can?.['actions'];
    if (!can || !Array.isArray(actions)) return report('shape', answer, 'each record with its "can"', 'none');
    const refused = isObject(can['refused']) ? can['refused'] : {};
    for (const [name, slug] of slugs) {
      const isPossible = isAllowed(resource, row, name);
      const isHeld = may(account.profile, account.profile.office_id, slug);
      const isOffered = actions.includes(name);
      const of = `of ${String(row['id'])}${stateOf(resource, row)}`;
      if (isOffered && !isPossible)
        report(
          'action',
          answer,
          `${name} is not offered: its conditions do not hold`,
          `offered ${of}`,
          pointerTo(name),
        );
      else if (isOffered && !isHeld)
        report('permission', answer, `${name} needs ${slug}`, `offered ${of}`, pointerTo(name));
      else if (!isOffered && isPossible && isHeld && !(name in refused))
        report('action', answer, `${name} is offered, or refused with a reason`, `neither ${of}`, pointerTo(name));
    }
  }

  function pointerTo(name: string): string {
    return pointerOfAction(resource, name);
  }
}

export function pointerOfAction({ workflow, operations = [] }: Resource, name: string): string {
  const transition = workflow?.transitions.findIndex((one) => one.name === name) ?? -1;
  if (transition >= 0) return `/workflow/transitions/${transition}`;
  return `/operations/${operations.findIndex((one) => one.name === name)}`;
}

export function isAllowed(resource: Resource, row: Row, name: string): boolean {
  return (
    startable(resource, row).some((transition) => transition.name === name) ||
    operationsOn(resource).some((operation) => operation.name === name && holds(operation.when, row))
  );
}

export function startable({ workflow }: Resource, row: Row): readonly Transition[] {
  const state = workflow && row[workflow.field];
  return (workflow?.transitions ?? []).filter(
    ({ by, from, when }) => by.includes('staff') && from.some((one) => one === state) && holds(when, row),
  );
}

export function operationsOn({ operations = [] }: Resource): readonly Operation[] {
  return operations.filter(({ on }) => on === 'record');
}

export function actionsOf(resource: Resource): readonly { readonly name: string; readonly slug: string }[] {
  const names = new Set(
    (resource.workflow?.transitions ?? []).flatMap(({ by, name }) => (by.includes('staff') ? name : [])),
  );
  return [
    ...[...names].map((name) => ({ name, slug: slugOfAction(resource, name) })),
    ...operationsOn(resource).map(({ name, slug }) => ({ name, slug })),
  ];
}

function ofEachState({ workflow }: Resource, rows: readonly Row[]): readonly Row[] {
  const byState = Map.groupBy(rows, (row) => workflow && row[workflow.field]);
  return [...byState.values()].flatMap((some) => some.slice(0, workflow ? OF_STATE : MOST)).slice(0, MOST);
}

function stateOf({ workflow }: Resource, row: Row): string {
  return workflow ? `, which is ${String(row[workflow.field])}` : '';
}
