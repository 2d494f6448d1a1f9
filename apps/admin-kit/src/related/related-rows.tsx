import { Box } from '@mui/material';
import { deriveColumns, relatedColumns, relatedFilter, type RelatedList, type Resource } from '@tuyen/model';
import { DataTable, ListBase, useListContext, type RaRecord } from 'react-admin';
import { RecordTable } from '../elements/record-table.tsx';
import { renderColumn } from '../elements/render-column.tsx';
import { LoadError } from '../pages/load-error.tsx';
import { ASK_CAN } from '../record/record-can.ts';
import { RelatedHeading } from './related-heading.tsx';
import { hasRowMenu, RowMenu } from './row-menu.tsx';

interface RelatedRowsProps {
  readonly id: string;
  readonly owner: string;
  readonly record: RaRecord;
  readonly target: Resource;
  readonly list: RelatedList;
}

/** Suppresses react-admin's error notification, because the page shows the error instead of the rows. */
const QUERY = { ...ASK_CAN, onError: () => undefined };

export default function RelatedRows({ id, owner, record, target, list }: RelatedRowsProps) {
  return (
    <ListBase
      resource={target.name}
      disableAuthentication
      disableSyncWithLocation
      storeKey={false}
      exporter={false}
      perPage={list.limit}
      filter={relatedFilter(list, record.id)}
      sort={{ ...(list.sort ?? target.list.sort) }}
      queryOptions={QUERY}
    >
      <RelatedHeading id={id} owner={owner} list={list} target={target} record={record} />
      <Rows list={list} target={target} />
    </ListBase>
  );
}

function Rows({ list, target }: Pick<RelatedRowsProps, 'list' | 'target'>) {
  const { error, data } = useListContext<RaRecord>();
  if (error) return <LoadError />;
  if (data?.length === 0) return null;
  const opens = target.actions.includes('show') ? 'show' : target.actions.includes('edit') ? 'edit' : false;
  return (
    <Box className="list-scroll" sx={{ '& tr:last-child > td': { borderBottom: 0 } }}>
      <RecordTable
        rowClick={opens}
        {...(list.first && { sx: COMPACT })}
        bulkActionButtons={false}
        // The table has its own storage key, so that the user's column settings for the resource's own list do not
        // apply here.
        storeKey={`related.${target.name}.${list.by}.datatable`}
      >
        {deriveColumns(target, relatedColumns(list, target)).map(renderColumn)}
        {hasRowMenu(target) ? (
          <DataTable.Col source="id" label="related.column" disableSort align="right">
            <RowMenu />
          </DataTable.Col>
        ) : null}
      </RecordTable>
    </Box>
  );
}

/** Rows of the lists that stand above the sections, so that several lists fit in a window. */
const COMPACT = { '& th, & td': { py: 0.25, height: 34 } } as const;
