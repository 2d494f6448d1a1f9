import { lazy, Suspense } from 'react';
import { DataTable, type DataTableProps } from 'react-admin';
import { useOfferColumns } from './columns-context.ts';
import { useColumns } from './use-columns.ts';
import { useDensity } from './use-density.ts';
import { usePhone } from './use-phone.ts';

// A wide window never shows them.
const RecordCards = lazy(() => import('./cards/RecordCards.tsx'));

/** The rows of a list, with the columns of the tab that is open; on a phone one card for each record. */
export function ResourceTable({ children, ...props }: Omit<DataTableProps, 'ref' | 'resource'>) {
  const { storeKey, hiddenFirst, hidden } = useColumns();
  const [density] = useDensity();
  const phone = usePhone();
  useOfferColumns(children);
  if (phone) {
    const opens = props.rowClick === 'show' || props.rowClick === 'edit' ? props.rowClick : undefined;
    return (
      <Suspense fallback={null}>
        <RecordCards columns={children} hidden={hidden} opens={opens} selects={props.bulkActionButtons !== false} />
      </Suspense>
    );
  }
  return (
    <DataTable storeKey={storeKey} hiddenColumns={hiddenFirst} size={density} {...props}>
      {children}
    </DataTable>
  );
}
