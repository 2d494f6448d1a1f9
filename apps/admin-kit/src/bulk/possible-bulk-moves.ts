import type { Resource, Transition } from '@tuyen/model';
import type { RaRecord } from 'react-admin';
import { canOf } from '../record/record-can.ts';
import { possibleTransitions } from '../workflow/possible-transitions.ts';

export function possibleBulkMoves(
  { workflow, module }: Pick<Resource, 'workflow' | 'module'>,
  records: readonly RaRecord[],
  may: (slug: string) => boolean,
): readonly Transition[] {
  if (!workflow) return [];
  const found = records.flatMap((record) => {
    const can = canOf(record);
    return possibleTransitions(workflow, module, record, may).filter(
      ({ name, bulk }) => bulk && (!can || can.actions.includes(name)),
    );
  });
  return found.filter((move, index) => found.findIndex(({ name }) => name === move.name) === index);
}
