import { isEmpty, PrintButtons, ShowSection, useFormats, useResource, WorkflowActions } from '@tuyen/admin-kit';
import { Box, Button, Skeleton } from '@mui/material';
import { cloneElement } from 'react';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { workShiftFields as fields } from '../generated/work-shifts/fields.gen.tsx';
import type { Totals } from './use-my-shift.ts';

export const CAN = { meta: { can: true } } as const;

const MAIN = ['code', 'state', 'opened_at', 'opening_cash', 'node_id', 'ticket_counter_id'] as const;
const CASH = ['cash_expected', 'cash_counted', 'difference', 'closing_note', 'handed_over_to', 'cash_notes'] as const;

export function ShiftRecord({ id, totals }: { readonly id: string; readonly totals?: Totals }) {
  const translate = useTranslate();
  const resource = useResource('work-shifts');
  const { data } = useGetOne('work-shifts', { id, ...CAN });
  const hasNotes = useFormats().region.currency.denominations !== undefined;
  const workflow = resource?.workflow;
  if (!data || !workflow) return <Skeleton variant="rounded" height={320} />;
  const filled = (names: readonly (keyof typeof fields)[]) =>
    names.flatMap((name) => (isEmpty(data[name]) ? [] : cloneElement(fields[name], { key: name })));
  // Omits the button of the transition `count` if a separate form counts the cash by the number of each note and coin.
  const transitions = workflow.transitions.filter(({ name }) => name !== 'count' || !hasNotes);
  return (
    <RecordContextProvider value={{ ...data, ...totals }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <WorkflowActions workflow={{ ...workflow, transitions }} module="work-shift" />
          <PrintButtons />
          <Button size="small" color="inherit" component={Link} to={`/work-shifts/${id}/show`}>
            {translate('my_shift.page')}
          </Button>
        </Box>
        <ShowSection name="main">{filled(MAIN)}</ShowSection>
        <ShowSection name="sales">{fields.lines}</ShowSection>
        {totals ? null : <ShowSection name="cash">{filled(CASH)}</ShowSection>}
      </Box>
    </RecordContextProvider>
  );
}
