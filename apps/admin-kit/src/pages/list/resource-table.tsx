import { Box } from '@mui/material';
import { Suspense, useMemo } from 'react';
import { DataTable, useTranslate, type DataTableProps } from 'react-admin';
import { RecordTable } from '../../elements/record-table.tsx';
import { HIDDEN } from '../../layout/hidden.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { RecordCards } from './cards/phone-parts.ts';
import { columnsIn } from '../../elements/columns-in.ts';
import { useOfferColumns } from './columns-context.ts';
import { PreviewButton } from './preview/preview-button.tsx';
import { usePreview } from './preview/use-preview.ts';
import { widthStyles } from './columns/column-layout.ts';
import { HEADINGS, useColumnPointer } from './columns/use-column-pointer.ts';
import { GRID, useGridStart } from './grid/use-grid-start.ts';
import { useColumns } from './columns/use-columns.ts';
import { useDensity } from './use-density.ts';
import { usePhone } from '../../theme/phone.ts';

const GridEditor = lazyComponent(() => import('./grid/grid-editor.tsx'));
const PreviewDrawer = lazyComponent(() => import('./preview/preview-drawer.tsx'));

/** Renders the table of a list page. The children are its columns. */
export function ResourceTable({ children, ...props }: Omit<DataTableProps, 'ref' | 'resource'>) {
  const { storeKey, hiddenFirst, hidden, inOrder, layout, arrange } = useColumns();
  const [density] = useDensity();
  const translate = useTranslate();
  const phone = usePhone();
  const preview = usePreview();
  const { isGrid, onKeyDown } = useGridStart();
  const keys: object = { onKeyDown };
  const columns = useMemo(() => inOrder(columnsIn(children)), [inOrder, children]);
  useOfferColumns(columns);
  const names = columns.map(({ props: { source = '' } }) => source);
  const pointer: object = useColumnPointer({ columns: names.filter((name) => name !== ''), layout, arrange });
  const styles = useMemo(() => ({ ...HEADINGS, ...GRID, ...widthStyles(layout) }), [layout]);
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
        <>
          {isGrid ? <GridEditor columns={names} /> : null}
          <RecordTable
            storeKey={storeKey}
            hiddenColumns={hiddenFirst}
            size={density}
            {...pointer}
            {...keys}
            {...props}
            {...(isGrid && { rowClick: false as const })}
            sx={[styles, ...[props.sx ?? []].flat()]}
          >
            {cells}
          </RecordTable>
        </>
      )}
      {preview?.id === undefined ? null : <PreviewDrawer preview={preview} id={preview.id} />}
    </>
  );
}
