import { Skeleton, Stack } from '@mui/material';
import { DataTable, useListContext, useTimeout, type DataTableProps } from 'react-admin';

/** React-admin's table. It draws empty headings and a checkbox without a name while rows load; here only the eyes get something. */
export function RecordTable(props: Omit<DataTableProps, 'ref'>) {
  return useListContext().isPending ? <WaitingRows /> : <DataTable {...props} />;
}

function WaitingRows() {
  // Rows that come quickly need no announcement.
  const slow = useTimeout(1000);
  if (!slow) return null;
  return (
    <Stack spacing={1} sx={{ p: 2 }} aria-hidden="true" data-testid="waiting-rows">
      {[0, 1, 2, 3, 4].map((each) => (
        <Skeleton key={each} variant="rounded" height={32} />
      ))}
    </Stack>
  );
}
