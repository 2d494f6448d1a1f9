import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import {
  EditBase,
  Form,
  HttpError,
  SaveButton,
  useCreatePath,
  useEditContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin';
import { Link } from 'react-router';
import { readFieldErrors } from '@tuyen/model/client';
import { WritingContext } from '../../inputs/choice/choosing.ts';
import { InPieces, OneByOne } from '../../layout/in-pieces.tsx';
import { useResource } from '../../model/model-context.tsx';
import { RECORD_QUERY } from '../../pages/record-page.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { ASK_CAN, useFixed, useRecordAllows } from '../../record/record-can.ts';
import { useTitleOf } from '../../record/title-of.ts';
import { Unsaved } from '../../unsaved/unsaved.tsx';
import { useAskedClose, useWork, type FollowedWork } from '../../unsaved/use-work.ts';
import { WorkflowActions } from '../../workflow/workflow-actions.tsx';

interface OpenedBarProps {
  readonly id: Identifier;
  readonly fields: ReactNode;
  readonly inputs: ReactNode;
  readonly assign: readonly string[];
  /** Texts of the button that saves, and of the message after it. */
  readonly words?: { readonly save: string; readonly saved: string };
  readonly onClose: () => void;
}

export default function OpenedBar(props: OpenedBarProps) {
  const { id, words = ASSIGN } = props;
  const work = useWork();
  const close = useAskedClose(work, props.onClose);
  const notify = useNotify();
  const refresh = useRefresh();
  const onError = (error: unknown) => {
    const named = error instanceof HttpError ? readFieldErrors(error.body) : {};
    if (Object.keys(named).length > 0) return;
    notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
  };
  const onSuccess = () => {
    notify(words.saved, { type: 'success' });
    refresh();
    work.release();
    props.onClose();
  };
  return (
    <EditBase
      id={id}
      disableAuthentication
      redirect={false}
      mutationMode="pessimistic"
      queryOptions={RECORD_QUERY}
      mutationOptions={{ ...ASK_CAN, onError, onSuccess }}
    >
      <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="opened-bar">
        <InPieces waiting={<Skeleton variant="rounded" height={250} sx={{ m: 3 }} />}>
          <Opened {...props} work={work} onClose={close} />
        </InPieces>
      </Dialog>
    </EditBase>
  );
}

const ASSIGN = { save: 'lanes.assign', saved: 'lanes.assigned' };

function Opened(props: OpenedBarProps & { readonly work: FollowedWork }) {
  const { id, fields, inputs, assign, words = ASSIGN, work, onClose } = props;
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const pathTo = useCreatePath();
  const canAction = useCanAction();
  const allows = useRecordAllows();
  const { record: loaded, error } = useEditContext();
  // The record is rendered with low priority, because fields and inputs are slow and must not delay keys and clicks.
  const record = useDeferredValue(loaded, undefined);
  const title = useTitleOf(record);
  const fixed = useFixed();
  // Some states make the fields that this page assigns read-only, although the rest of the record can still be edited.
  const open = assign.some((field) => !(field in fixed));
  const assigns = inputs !== undefined && open && record !== undefined && canAction('edit') && allows('edit');
  const buttons = (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {record && resource?.workflow ? <WorkflowActions workflow={resource.workflow} module={resource.module} /> : null}
      <Box sx={{ flex: 1 }} />
      <Button onClick={onClose} color="inherit">
        {translate('lanes.close')}
      </Button>
      {assigns ? <SaveButton label={words.save} /> : null}
    </DialogActions>
  );
  return (
    <>
      <DialogTitle id="opened-bar" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Box>
        {canAction('show') ? (
          <Button component={Link} to={pathTo({ resource: name, type: 'show', id })} size="small" color="inherit">
            {translate('lanes.open_page')}
          </Button>
        ) : null}
      </DialogTitle>
      {assigns ? (
        <Form noValidate disableInvalidFormNotification>
          <DialogContent>
            <OneByOne>
              {fields}
              <WritingContext value={{ resource: name, id }}>{inputs}</WritingContext>
            </OneByOne>
          </DialogContent>
          {buttons}
          <Unsaved work={work} />
        </Form>
      ) : (
        <>
          <DialogContent>
            {error instanceof Error ? <Alert severity="error">{error.message}</Alert> : null}
            {record ? fields : <Skeleton variant="rounded" height={180} />}
          </DialogContent>
          {buttons}
        </>
      )}
    </>
  );
}
