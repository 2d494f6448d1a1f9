import { Box } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { DataTable, useTranslate, type DataTableProps } from 'react-admin';
import { RecordTable } from '../../elements/record-table.tsx';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { RecordCards } from './cards/phone-parts.ts';
import { columnsIn } from '../../elements/columns-in.ts';
import { useOfferColumns } from './columns-context.ts';
import { PreviewButton } from './preview/preview-button.tsx';
import { usePreview } from './preview/use-preview.ts';
import { useColumns } from './use-columns.ts';
import { useDensity } from './use-density.ts';
import { usePhone } from '../../theme/phone.ts';

const PreviewDrawer = lazyComponent(() => import('./preview/preview-drawer.tsx'));

/** Renders the table of a list page. The children are its columns. */
export function ResourceTable({ children, ...props }: Omit<DataTableProps, 'ref' | 'resource'>) {
  const { storeKey, hiddenFirst, hidden, inOrder } = useColumns();
  const [density] = useDensity();
  const translate = useTranslate();
  const phone = usePhone();
  const preview = usePreview();
  const columns = useMemo(() => inOrder(columnsIn(children)), [inOrder, children]);
  useOfferColumns(columns);
  const open = preview?.open;
  // Memoizes the table cells, because new elements on each URL change would re-render every row.
  const cells = useMemo(
    () => [
      ...columns,
      open ? (
        <DataTable.Col
          key="preview"
          className="list-preview"
          label={<Box sx={HIDDEN}>{translate('preview.title')}</Box>}
          disableSort
          align="right"
        >
          <PreviewButton onOpen={open} />
        </DataTable.Col>
      ) : null,
    ],
    [columns, open, translate],
  );
  const opens = props.rowClick === 'show' || props.rowClick === 'edit' ? props.rowClick : undefined;
  return (
    <>
      {phone ? (
        <Suspense fallback={null}>
          <RecordCards
            columns={columns}
            hidden={hidden}
            opens={opens}
            selects={props.bulkActionButtons !== false}
            preview={preview && <PreviewButton onOpen={preview.open} />}
          />
        </Suspense>
      ) : (
        <RecordTable storeKey={storeKey} hiddenColumns={hiddenFirst} size={density} {...props}>
          {cells}
        </RecordTable>
      )}
      {preview?.id === undefined ? null : <PreviewDrawer preview={preview} id={preview.id} />}
    </>
  );
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
