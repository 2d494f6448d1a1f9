import {
  EditBase,
  type EditBaseProps,
  HttpError,
  ShowButton,
  useEditContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { readFieldErrors } from '@tuyen/model/client';
import { isConflict } from '../conflict/conflict.ts';
import { useCanAction } from '../record/can-action.ts';
import { ReadOnlyNotice } from './form/read-only-notice.tsx';
import { canOf, QueryMetaContext, useRecordAllows, withCan } from '../record/record-can.ts';
import type { PageLayoutProps } from './page-props.ts';
import { PageBody } from './page-body.tsx';
import { RECORD_QUERY, RecordPage } from './record-page.tsx';
import { useResourceLabels } from '../record/resource-labels.ts';
import { useTitleOf } from '../record/title-of.ts';

interface RecordEditProps
  extends PageLayoutProps, Pick<EditBaseProps, 'redirect' | 'transform' | 'queryOptions' | 'mutationOptions'> {}

/**
 * Edit page of a record. By default, redirects to the list after saving. Waits for the server instead of offering an
 * undo, because field errors need the mounted form.
 */
export function RecordEdit({ redirect = 'list', transform, queryOptions, mutationOptions, ...page }: RecordEditProps) {
  const notify = useNotify();
  // Shows no message for a version conflict, because the form opens a dialog for it (`Conflicts`).
  const onError = (error: unknown) => {
    const named = error instanceof HttpError ? readFieldErrors(error.body) : {};
    if (isConflict(error) || Object.keys(named).length > 0) return;
    notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
  };
  const query = withCan(RECORD_QUERY, queryOptions);
  return (
    <EditBase
      disableAuthentication
      redirect={redirect}
      mutationMode="pessimistic"
      queryOptions={query}
      mutationOptions={withCan({ onError }, mutationOptions)}
      {...(transform ? { transform } : {})}
    >
      <QueryMetaContext value={query.meta}>
        <Page {...page} />
      </QueryMetaContext>
    </EditBase>
  );
}

function Page({ children, actions, aside, sx }: PageLayoutProps) {
  const translate = useTranslate();
  const { record, error } = useEditContext();
  const title = useTitleOf(record);
  const { oneInSentence } = useResourceLabels();
  const canAction = useCanAction();
  const allows = useRecordAllows();
  return (
    <RecordPage
      title={translate('ra.page.edit', { name: oneInSentence, recordRepresentation: record ? title : '' })}
      record={record}
      error={error}
      buttons={actions ?? (canAction('show') ? <ShowButton variant="outlined" /> : null)}
    >
      {record && !allows('edit') ? (
        <ReadOnlyNotice why={canOf(record)?.refused['edit']?.message} />
      ) : (
        <PageBody aside={aside} sx={sx ?? []}>
          {children}
        </PageBody>
      )}
    </RecordPage>
  );
}
