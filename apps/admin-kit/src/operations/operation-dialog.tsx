import type { Operation } from '@tuyen/model';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import ActionDialog from '../actions/action-dialog.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { versionOf } from '../record/version-of.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { useResultText } from './use-result-text.ts';

const OnceDialog = lazyComponent(() => import('./once-dialog.tsx'));

export default function OperationDialog({
  operation,
  onClose,
}: {
  readonly operation: Operation;
  readonly onClose: () => void;
}) {
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const resultText = useResultText();
  const dataProvider = useDataProvider<KitDataProvider>();

  const [answer, setAnswer] = useState<Readonly<Record<string, unknown>>>();
  const isAnswered = useRef(false);

  const operate = async (input: object) => {
    const { name } = operation;
    const { data } = await dataProvider.operate(resource, { id: record?.id, name, input, version: versionOf(record) });
    isAnswered.current = operation.once === true;
    if (isAnswered.current) setAnswer(data);
    else notify(resultText(operation, data), { type: 'success' });
    refresh();
  };
  const closeUnlessAnswered = () => {
    // The dialog closes itself after a success, when the answer may just have come.
    if (!isAnswered.current) onClose();
  };
  if (answer) return <OnceDialog operation={operation} answer={answer} onClose={onClose} />;
  return <ActionDialog action={operation} send={operate} onClose={closeUnlessAnswered} />;
}
