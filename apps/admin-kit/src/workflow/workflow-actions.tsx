import type { Transition, Workflow } from '@tuyen/model';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ActionButton } from '../actions/action-button.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import { canOf, useRecordAllows } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { possibleTransitions } from './possible-transitions.ts';

const TransitionDialog = lazyComponent(() => import('./transition-dialog.tsx'));

/** Shows the buttons of the transitions that are possible from the current state of the record. */
export function WorkflowActions({ workflow, module }: { readonly workflow: Workflow; readonly module: string }) {
  const record = useRecordContext();
  const may = useMaySlug();
  const allows = useRecordAllows();
  const [chosen, setChosen] = useState<Transition | null>(null);
  if (!record) return null;
  // Omits the transitions that record the printing of a copy, because the print button runs them.
  const copies = canOf(record)?.prints?.map((print) => print.copies?.transition) ?? [];
  const possible = possibleTransitions(workflow, module, record, may).filter(
    ({ name }) => allows(name) && !copies.includes(name),
  );
  return (
    <>
      {possible.map((transition) => (
        <ActionButton key={transition.name} action={transition} onClick={() => setChosen(transition)} />
      ))}
      {chosen ? <TransitionDialog transition={chosen} workflow={workflow} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
