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

/**
 * React-admin's table with a different loading state. While rows load, react-admin renders empty headings and an
 * unlabeled checkbox; this table renders a placeholder that screen readers skip.
 */
export function RecordTable(props: Omit<DataTableProps, 'ref'>) {
  return (
    <RowsInPieces>
      <LoadedTable {...props} />
    </RowsInPieces>
  );
}

function LoadedTable(props: Omit<DataTableProps, 'ref'>) {
  const headings = useHeadings(props.children);
  return useListContext().isPending ? (
    <WaitingRows />
  ) : (
    <DataTable {...props} sx={[headings, ...[props.sx ?? []].flat()]} {...HOVER} />
  );
}

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

function halfOf(text: string): number {
  const lengths = [...text.matchAll(/ |$/g)].map(({ index }) => Math.max(index, text.length - index - 1));
  return Math.min(...lengths);
}

const HOVER: object = {
  onMouseOver({ target }: MouseEvent<HTMLElement>) {
    if (!(target instanceof HTMLElement) || !target.matches('td *')) return;
    if (target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight)
      target.title ||= target.innerText;
  },
};

/**
 * Defers rendering of new records, so that React splits it into small tasks between user input. Without this, a slow
 * computer does not respond to a key for half a second. The selection is not deferred, so checkboxes respond
 * immediately.
 */
function RowsInPieces({ children }: { readonly children: ReactNode }) {
  const list = useListContext();
  const { data, isPending, total } = list;
  const now = useMemo(() => ({ data, isPending, total }), [data, isPending, total]);
  const rows = useDeferredValue(now, PENDING);
  // Keeps the identity of react-admin's list callbacks. React-admin creates new functions on each URL change, which
  // would re-render every row.
  const same = {
    setSort: useEvent(list.setSort),
    onSelect: useEvent(list.onSelect),
    onToggleItem: useEvent(list.onToggleItem),
  };
  const value = Object.assign({}, list, same, rows);
  return <ListContextProvider value={value}>{children}</ListContextProvider>;
}

/**
 * The list is pending in the first render, even if the records are already loaded, so that the rows render after the
 * rest of the page.
 */
const PENDING = { data: undefined, isPending: true, total: undefined };

function WaitingRows() {
  const slow = useTimeout(300);
  if (!slow) return null;
  return (
    <Stack sx={{ px: 2, pt: 6 }} aria-hidden="true" data-testid="waiting-rows">
      {Array.from({ length: 10 }, (_, each) => (
        <Skeleton key={each} variant="text" height={44} />
      ))}
    </Stack>
  );
}
