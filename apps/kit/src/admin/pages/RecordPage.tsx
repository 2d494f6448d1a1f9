import { Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { LoadError } from './LoadError.tsx';
import { PageHeading } from './PageHeading.tsx';

interface RecordPageProps {
  readonly title: string;
  readonly record: RaRecord | undefined;
  readonly failed: boolean;
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page about one record: heading at once, then the record, or why there is none. */
export function RecordPage({ title, record, failed, buttons, children }: RecordPageProps) {
  return (
    <>
      <PageHeading title={title}>{record ? buttons : null}</PageHeading>
      {failed ? <LoadError /> : record ? children : <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
