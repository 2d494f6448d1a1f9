import type { Operation } from '@tuyen/model';
import { useDataProvider, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import ActionDialog from '../actions/action-dialog.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { versionOf } from '../record/version-of.ts';
import { useResultText } from './use-result-text.ts';

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

  const operate = async (input: object) => {
    const { name } = operation;
    const { data } = await dataProvider.operate(resource, { id: record?.id, name, input, version: versionOf(record) });
    notify(resultText(operation, data), { type: 'success' });
    refresh();
  };
  return <ActionDialog action={operation} send={operate} onClose={onClose} />;
}
