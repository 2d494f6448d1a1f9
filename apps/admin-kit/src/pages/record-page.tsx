import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useCreatePath, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { BackToList } from './back-to-list.tsx';
import { LoadError } from './load-error.tsx';
import { Assigned } from '../assignee/assigned.tsx';
import { Others } from '../presence/others.tsx';
import { useCanAction } from '../record/can-action.ts';
import { InPieces } from '../layout/in-pieces.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { ASK_CAN } from '../record/record-can.ts';
import { useResourceLabels } from '../record/resource-labels.ts';

/**
 * Query options of a record page. They request the user's permissions for the record. After an error, the user stays on
 * the page; by default, react-admin would redirect.
 */
export const RECORD_QUERY = { ...ASK_CAN, onError: () => undefined };

interface RecordPageProps {
  readonly title: string;
  readonly record: RaRecord | undefined;
  readonly error: unknown;
  readonly chip?: ReactNode;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

export function RecordPage({ title, record, error, chip, buttons, children }: RecordPageProps) {
  if (!record && error instanceof HttpError && error.status === 404) return <Missing />;
  return (
    <>
      <PageHeading title={title} back={<BackToList />} chip={record ? chip : null}>
        {record ? buttons : null}
      </PageHeading>
      {record ? <Others record={record} /> : null}
      {record ? <Assigned record={record} /> : null}
      {record ? <InPieces waiting={<Waiting />}>{children}</InPieces> : error ? <LoadError /> : <Waiting />}
    </>
  );
}

/** Not-found page. The server does not distinguish missing records from those that the user may not see. */
function Missing() {
  const translate = useTranslate();
  const { oneInSentence } = useResourceLabels();
  const canAction = useCanAction();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  return (
    <>
      <PageHeading title={translate('record.missing.title', { name: oneInSentence })} />
      <Alert
        severity="warning"
        action={
          canAction('list') ? (
            <Button component={Link} to={pathTo({ resource, type: 'list' })} color="inherit" size="small">
              {translate('ra.action.list')}
            </Button>
          ) : null
        }
      >
        {translate('record.missing.text')}
      </Alert>
    </>
  );
}

export function Waiting() {
  return (
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
