import { Skeleton, Stack } from '@mui/material';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { DataTable, ListContextProvider, useEvent, useListContext, useTimeout, type DataTableProps } from 'react-admin';

/** React-admin's table. It draws empty headings and a checkbox without a name while rows load; here only the eyes get something. */
export function RecordTable(props: Omit<DataTableProps, 'ref'>) {
  return (
    <RowsInPieces>
      <LoadedTable {...props} />
    </RowsInPieces>
  );
}

function LoadedTable(props: Omit<DataTableProps, 'ref'>) {
  return useListContext().isPending ? <WaitingRows /> : <DataTable {...props} />;
}

/**
 * React draws records that arrive in one piece, which keeps a slow computer from answering a key for half a second. Deferred, they are
 * drawn in pieces between what a person does. What is selected is not deferred: a checkbox answers at once.
 */
function RowsInPieces({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const { data, isPending, total } = list;
  const now = useMemo(() => ({ data, isPending, total }), [data, isPending, total]);
  const rows = useDeferredValue(now, PENDING);
  // React-admin makes these anew with each change of the address, and each row depends on them.
  const same = {
    setSort: useEvent(list.setSort),
    onSelect: useEvent(list.onSelect),
    onToggleItem: useEvent(list.onToggleItem),
  };
  const value = Object.assign({}, list, same, rows);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}

/** At first, even where the records are there already. */
const PENDING = { data: undefined, isPending: true, total: undefined };

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
