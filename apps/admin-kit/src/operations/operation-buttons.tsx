import { holds, type Operation } from '@tuyen/model';
import { useState } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { ActionButton } from '../actions/action-button.tsx';
import { useMaySlug } from '../auth/session-context.tsx';
import { useOutline, useResource } from '../model/model-context.tsx';
import { OnceAnswered } from '../record/once-answered.tsx';
import { useListAllows, useRecordAllows } from '../record/record-can.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const OperationDialog = lazyComponent(() => import('./operation-dialog.tsx'));

/** Returns the operations that the user can run on the current record. */
export function useRecordOperations(): readonly Operation[] {
  const record = useRecordContext();
  const allows = useRecordAllows();
  const operations = useOperations('record');
  return record ? operations.filter(({ name, when }) => holds(when, record) && allows(name)) : [];
}

/** Shows the buttons of the operations that the user can run on the current record. */
export function RecordOperations() {
  return <OperationButtons operations={useRecordOperations()} />;
}

export function ListOperations() {
  const allows = useListAllows();
  return (
    <OnceAnswered>
      <OperationButtons operations={useOperations('resource').filter(({ name }) => allows(name) !== false)} />
    </OnceAnswered>
  );
}

export function SingletonOperations() {
  return <OperationButtons operations={useOperations('resource')} />;
}

function useOperations(on: Operation['on']): readonly Operation[] {
  const operations = useResource(useResourceContext())?.operations ?? [];
  const may = useMaySlug();
  return operations.filter((operation) => operation.on === on && may(operation.slug));
}

export function OperationButtons({ operations }: { readonly operations: readonly Operation[] }) {
  const [chosen, setChosen] = useState<Operation | null>(null);
  const resource = useResourceContext();
  const { flows } = useOutline();
  const navigate = useNavigate();
  // Opens the page of the operation's staff flow if there is one, because that page also shows the price. Otherwise
  // opens a dialog.
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
