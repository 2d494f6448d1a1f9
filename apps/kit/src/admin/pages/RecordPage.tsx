import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useCreatePath, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { LoadError } from './LoadError.tsx';
import { Assigned } from '../assignee/Assigned.tsx';
import { Others } from '../presence/Others.tsx';
import { useCanAction } from '../record/can-action.ts';
import { InPieces } from '../layout/InPieces.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { ASK_CAN } from '../record/record-can.ts';
import { useResourceLabels } from '../record/resource-labels.ts';

/**
 * Options of a page's query: with what the caller may do with the record. React-admin leads away from a record that it could not
 * load; the page stays and says why there is none.
 */
export const RECORD_QUERY = { ...ASK_CAN, onError: () => undefined };

interface RecordPageProps {
  readonly title: string;
  readonly record: RaRecord | undefined;
  /** Why there is no record. */
  readonly error: unknown;
  /** Beside the title. */
  readonly chip?: ReactNode;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page about one record: heading at once, then the record, or why there is none. */
export function RecordPage({ title, record, error, chip, buttons, children }: RecordPageProps) {
  if (!record && error instanceof HttpError && error.status === 404) return <Missing />;
  return (
    <>
      <PageHeading title={title} chip={record ? chip : null}>
        {record ? buttons : null}
      </PageHeading>
      {record ? <Others record={record} /> : null}
      {record ? <Assigned record={record} /> : null}
      {record ? <InPieces waiting={<Waiting />}>{children}</InPieces> : error ? <LoadError /> : <Waiting />}
    </>
  );
}

/** Nothing is at this address, or nothing that the user may see: the server does not say which. */
function Missing() {
  const translate = useTranslate();
  const { one } = useResourceLabels();
  const canAction = useCanAction();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  return (
    <>
      <PageHeading title={translate('record.missing.title', { name: one.toLocaleLowerCase() })} />
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

/** Stands where a record or a form will be. */
export function Waiting() {
  return (
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
