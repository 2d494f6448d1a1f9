import { PageHeading } from '@tuyen/admin-kit';
import { Alert, Skeleton, Typography } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { CurrentShift } from './current-shift.tsx';
import { OpenShift } from './open-shift.tsx';
import { ShiftRecord } from './shift-record.tsx';
import { useMyShift } from './use-my-shift.ts';

export function MyShiftPage() {
  const translate = useTranslate();
  const { data, error } = useMyShift();
  return (
    <ResourceContextProvider value="work-shifts">
      <PageHeading title={translate('my_shift.title')} />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data || error ? null : <Skeleton variant="rounded" height={320} />}
      {data?.current ? <CurrentShift id={data.current} totals={data.totals} /> : null}
      {data && !data.current ? <OpenShift key={data.planned} planned={data.planned} next={data.next} /> : null}
      {data?.closed && !data.current ? (
        <>
          <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1.5 }}>
            {translate('my_shift.last')}
          </Typography>
          <ShiftRecord id={data.closed} />
        </>
      ) : null}
    </ResourceContextProvider>
  );
}
