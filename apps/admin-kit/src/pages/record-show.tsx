import { isValidElement, useContext, useMemo, type ReactNode } from 'react';
import {
  EditButton,
  ShowBase,
  useResourceContext,
  useShowContext,
  type RaRecord,
  type ShowBaseProps,
} from 'react-admin';
import { DeleteRecordButton } from '../deletion/delete-record-button.tsx';
import { lazyComponent } from '../layout/lazy-component.tsx';
import { EmptyFields, EmptyFieldsButton } from '../layout/empty-fields.tsx';
import { KeyFactsContext } from '../layout/key-facts-context.ts';
import { ShowSection } from '../layout/show-section.tsx';
import { MoreActions } from '../layout/more-actions.tsx';
import { useWholePrint } from '../layout/use-whole-print.ts';
import { useResource } from '../model/model-context.tsx';
import { OperationButtons, useRecordOperations } from '../operations/operation-buttons.tsx';
import { withoutUploads } from '../uploads/without-uploads.ts';
import { PrintButtons } from '../prints/print-buttons.tsx';
import { StatusTimeline } from '../workflow/status-timeline.tsx';
import { WorkflowActions } from '../workflow/workflow-actions.tsx';
import { PreviewContext } from '../record/preview.ts';
import { useCanAction } from '../record/can-action.ts';
import { canOf, useRecordAllows, useResourceCan, withCan } from '../record/record-can.ts';
import type { PageLayoutProps } from './page-props.ts';
import { CopyButton } from './copy-button.tsx';
import { PageBody } from './page-body.tsx';
import { columnsOf, factNames, TwoColumns } from './record-columns.tsx';
import { RECORD_QUERY, RecordPage } from './record-page.tsx';
import { TitleState } from './title-state.tsx';
import { useTitleOf } from '../record/title-of.ts';

const InviteButton = lazyComponent(() => import('../identity/invite-button.tsx'));

interface RecordShowProps extends PageLayoutProps, Pick<ShowBaseProps, 'queryOptions'> {
  readonly titleOf?: (record: RaRecord) => string;
}

/** Renders the page that shows a record. The children are its fields. */
export function RecordShow({ queryOptions, ...page }: RecordShowProps) {
  const preview = useContext(PreviewContext);
  return (
    <ShowBase
      {...(preview ? { id: preview.id } : {})}
      disableAuthentication
      queryOptions={withCan(RECORD_QUERY, queryOptions)}
    >
      <Page {...page} />
    </ShowBase>
  );
}

function Page({ children, titleOf, actions, aside, sx }: RecordShowProps) {
  const { record, error } = useShowContext();
  const resource = useResource(useResourceContext());
  const title = useTitleOf(record);
  const canAction = useCanAction();
  const allows = useRecordAllows();
  const { pending, can } = useResourceCan();
  const operations = useRecordOperations();
  const dangers = operations.filter(({ tone }) => tone === 'danger');
  const canCreate = !pending && (!can || can.actions.includes('create'));
  const canCopy = canAction('clone') && canCreate && resource && !resource.workflow && record;
  const canDelete = canAction('delete') && allows('delete');
  useWholePrint();
  const columns = columnsOf(children);
  const facts = useMemo(() => factNames(columnsOf(children).head), [children]);
  return (
    <RecordPage
      title={record && titleOf ? titleOf(record) : title}
      record={record}
      error={error}
      chip={<TitleState />}
      buttons={
        actions ?? (
          <>
            {resource?.workflow ? <WorkflowActions workflow={resource.workflow} module={resource.module} /> : null}
            <OperationButtons operations={operations.filter(({ tone }) => tone !== 'danger')} />
            <PrintButtons isOfPage />
            {canOf(record)?.invite === true ? <InviteButton /> : null}
            {canAction('edit') && allows('edit') ? (
              <EditButton variant={resource?.workflow ? 'outlined' : 'contained'} />
            ) : null}
            {canCopy || canDelete || dangers.length > 0 ? (
              <MoreActions>
                {canCopy ? <CopyButton record={withoutUploads(resource.fields, record)} /> : null}
                <OperationButtons operations={dangers} />
                {canDelete ? <DeleteRecordButton /> : null}
              </MoreActions>
            ) : null}
          </>
        )
      }
    >
      <PageBody aside={aside} sx={sx ?? []}>
        <EmptyFields>
          <KeyFactsContext value={facts}>
            {columns.head}
            <TwoColumns aside={columns.aside}>
              {columns.first}
              {withButton(columns.main)}
              {resource?.workflow?.history && !resource.timeline ? (
                <StatusTimeline workflow={resource.workflow} />
              ) : null}
            </TwoColumns>
          </KeyFactsContext>
        </EmptyFields>
      </PageBody>
    </RecordPage>
  );
}

function withButton(parts: readonly ReactNode[]): ReactNode {
  const last = parts.findLastIndex((part) => isValidElement(part) && part.type === ShowSection);
  return parts.toSpliced(last + 1, 0, <EmptyFieldsButton key="empty" />);
}
