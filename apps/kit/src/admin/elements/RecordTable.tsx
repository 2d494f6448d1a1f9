import { Skeleton, Stack } from '@mui/material';
import { useDeferredValue, useMemo, type MouseEvent, type ReactNode } from 'react';
import {
  DataTable,
  ListContextProvider,
  useEvent,
  useListContext,
  useResourceContext,
  useTimeout,
  useTranslateLabel,
  type DataTableProps,
} from 'react-admin';
import { columnsIn } from './columns-in.ts';

/** React-admin's table. It draws empty headings and a checkbox without a name while rows load; here only the eyes get something. */
export function RecordTable(props: Omit<DataTableProps, 'ref'>) {
  return (
    <RowsInPieces>
      <LoadedTable {...props} />
    </RowsInPieces>
  );
}

function LoadedTable(props: Omit<DataTableProps, 'ref'>) {
  const headings = useHeadings(props.children);
  return useListContext().isPending ? <WaitingRows /> : <DataTable sx={headings} {...props} {...HOVER} />;
}

/** Gives each heading the width that its words need on two lines. */
function useHeadings(children: ReactNode) {
  const translate = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  return useMemo(
    () =>
      Object.fromEntries(
        columnsIn(children).map(({ props: { source = '', label } }) => [
          `& th.column-${source}`,
          { minWidth: `calc(${halfOf(String(label ?? translate({ resource, source })))}ch + 20px)` },
        ]),
      ),
    [children, translate, resource],
  );
}

/** Returns the number of characters of the longer line of a text that is broken in two. */
function halfOf(text: string): number {
  const lengths = [...text.matchAll(/ |$/g)].map(({ index }) => Math.max(index, text.length - index - 1));
  return Math.min(...lengths);
}

/** All of a value that its cell cuts off. */
const HOVER: object = {
  onMouseOver({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof HTMLElement) || !target.matches('td *')) return;
    if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight)
      target.title ||= target.innerText;
  },
};

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
