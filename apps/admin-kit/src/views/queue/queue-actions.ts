import { holds, type Operation, type QueueAction, type Resource, type Transition } from '@tuyen/model';
import type { RaRecord } from 'react-admin';
import { canOf } from '../../record/record-can.ts';
import { possibleTransitions } from '../../workflow/possible-transitions.ts';

export interface PossibleAction {
  readonly offered: QueueAction;
  readonly action: Transition | Operation;
}

export function possibleActions(
  resource: Resource,
  offered: readonly QueueAction[],
  record: RaRecord,
  may: (slug: string) => boolean,
): readonly PossibleAction[] {
  const { workflow, module, operations = [] } = resource;
  const can = canOf(record);
  const moves = workflow ? possibleTransitions(workflow, module, record, may) : [];
  const others = operations.filter(({ on, slug, when }) => on === 'record' && may(slug) && holds(when, record));
  const possible = [...moves, ...others].filter(({ name }) => !can || can.actions.includes(name));
  return offered.flatMap((each) => {
    const action = possible.find(({ name }) => name === each.name);
    return action ? [{ offered: each, action }] : [];
  });
}
