import { Box, Typography } from '@mui/material';
import { useGetList, useResourceContext, useTranslate } from 'react-admin';
import { BulkMoves } from '../../bulk/bulk-moves.tsx';
import { PrintChoice } from '../../prints/print-buttons.tsx';
import { ASK_CAN, commonPrints } from '../../record/record-can.ts';
import type { Selection } from './use-selection.ts';

/**
 * Shows the actions for the selected records. The permissions are requested only for the selection, because the list
 * loads without them.
 */
export function SelectionBar({ selection: { ids, choose } }: { readonly selection: Selection }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data } = useGetList(resource, {
    pagination: { page: 1, perPage: MOST },
    filter: { 'id||$in': ids.slice(0, MOST) },
    ...ASK_CAN,
  });
  const records = data?.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <Box
      role="toolbar"
      data-bar
      aria-label={translate('list.bulk_actions')}
      sx={{
        position: 'sticky',
        bottom: 0,
        bgcolor: 'background.paper',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderTop: 2,
        borderColor: 'primary.main',
      }}
    >
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, width: '100%' }}>
        {translate('bulk.chosen', { smart_count: ids.length })}
      </Typography>
      <BulkMoves ids={ids} records={records} onDone={choose} />
      <PrintChoice
        prints={commonPrints(records)}
        resource={resource}
        pathOf={({ name }) => `${resource}/prints/${name}?ids=${ids.map(encodeURIComponent).join(',')}`}
      />
    </Box>
  );
}

/** Maximum number of records for which the server returns permissions. */
const MOST = 100;
