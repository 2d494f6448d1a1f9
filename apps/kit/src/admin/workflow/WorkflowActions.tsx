import { Button } from '@mui/material';
import { textIn, type Transition, type Workflow } from '@tuyen/model';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useRecordContext } from 'react-admin';
import { useMaySlug } from '../auth/session-context.tsx';
import { canOf, useRecordAllows } from '../record/record-can.ts';
import { possibleTransitions } from './possible-transitions.ts';

// With the dialog come the inputs of every kind and the interpreter of schemas: only for those who press a button.
const TransitionDialog = lazy(() => import('./TransitionDialog.tsx'));

const LOOKS = {
  primary: { variant: 'contained', color: 'primary' },
  danger: { variant: 'outlined', color: 'error' },
  neutral: { variant: 'outlined', color: 'inherit' },
} as const;

/** A button for every move that the record's workflow allows the user now. */
export function WorkflowActions({ workflow, module }: { readonly workflow: Workflow; readonly module: string }) {
  const record = useRecordContext();
  const may = useMaySlug();
  const allows = useRecordAllows();
  const language = useLocale();
  const [chosen, setChosen] = useState<Transition | null>(null);
  if (!record) return null;
  // A move that makes a copy of a document is made by printing it.
  const copies = canOf(record)?.prints?.map((print) => print.copies?.transition) ?? [];
  const possible = possibleTransitions(workflow, module, record, may).filter(
    ({ name }) => allows(name) && !copies.includes(name),
  );
  return (
    <>
      {possible.map((transition) => (
        <Button key={transition.name} size="small" {...LOOKS[transition.tone]} onClick={() => setChosen(transition)}>
          {textIn(transition.label, language)}
        </Button>
      ))}
      {chosen ? (
        <Suspense fallback={null}>
          <TransitionDialog transition={chosen} workflow={workflow} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
