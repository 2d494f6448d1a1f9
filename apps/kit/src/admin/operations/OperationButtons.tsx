import { holds, type Operation } from '@tuyen/model';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import { useOutline, useResource } from '../model/model-context.tsx';
import { OnceAnswered } from '../record/OnceAnswered.tsx';
import { useListAllows, useRecordAllows } from '../record/record-can.ts';
import { later } from '../layout/later.tsx';

// With the dialog come the inputs of every kind and the interpreter of schemas: only for those who press a button.
const OperationDialog = later(() => import('./OperationDialog.tsx'));

/** A button for every operation that the user may do with the record around. */
export function RecordOperations() {
  const record = useRecordContext();
  const allows = useRecordAllows();
  const operations = useOperations('record');
  if (!record) return null;
  return <Buttons operations={operations.filter(({ name, when }) => holds(when, record) && allows(name))} />;
}

/** A button for every operation on the resource of the list around. */
export function ListOperations() {
  const allows = useListAllows();
  return (
    <OnceAnswered>
      <Buttons operations={useOperations('resource').filter(({ name }) => allows(name) !== false)} />
    </OnceAnswered>
  );
}

/** The same on the page of a resource that has one record for each office. */
export function SingletonOperations() {
  return <Buttons operations={useOperations('resource')} />;
}

/** Those that the user has the permission for. */
function useOperations(on: Operation['on']): readonly Operation[] {
  const operations = useResource(useResourceContext())?.operations ?? [];
  const may = useMaySlug();
  return operations.filter((operation) => operation.on === on && may(operation.slug));
}

function Buttons({ operations }: { readonly operations: readonly Operation[] }) {
  const [chosen, setChosen] = useState<Operation | null>(null);
  const resource = useResourceContext();
  const { flows } = useOutline();
  const navigate = useNavigate();
  // What has a page of its own is done there, not in a dialog that asks for the same without a price.
  const start = (operation: Operation) => {
    const flow = flows.find(({ task }) => task?.resource === resource && task?.operation === operation.name);
    if (flow) void navigate(`/flows/${flow.name}`);
    else setChosen(operation);
  };
  return (
    <>
      {operations.map((operation) => (
        <ActionButton key={operation.name} action={operation} onClick={() => start(operation)} />
      ))}
      {chosen ? <OperationDialog operation={chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
