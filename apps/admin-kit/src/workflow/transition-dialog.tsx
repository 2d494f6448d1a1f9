import type { Transition, Workflow } from '@tuyen/model';
import {
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import ActionDialog from '../actions/action-dialog.tsx';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useResource } from '../model/model-context.tsx';
import { versionOf } from '../record/version-of.ts';

interface TransitionDialogProps {
  readonly transition: Transition;
  readonly workflow: Workflow;
  readonly onClose: () => void;
}

export default function TransitionDialog({ transition, workflow, onClose }: TransitionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const fields = useResource(resource)?.fields;
  const record = useRecordContext();
  const dataProvider = useDataProvider<KitDataProvider>();

  const stateLabel = (state: string) => {
    const field = fields?.find(({ name }) => name === workflow.field);
    return field && 'enum' in field ? translate(`enums.${field.enum}.${state}`, { _: state }) : state;
  };
  const move = async (input: object) => {
    const { name } = transition;
    const id = record?.id ?? '';
    const { data } = await dataProvider.transition(resource, { id, name, input, version: versionOf(record) });
    notify('workflow.done', { type: 'success', messageArgs: { status: stateLabel(String(data[workflow.field])) } });
    refresh();
  };
  return <ActionDialog action={transition} send={move} onClose={onClose} />;
}
