import {
  type KitDataProvider,
  MoneyInput,
  ReferenceSelect,
  Unsaved,
  useMay,
  useProfile,
  useWork,
} from '@tuyen/admin-kit';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Form, useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import type { MyShift } from './use-my-shift.ts';

interface Typed {
  readonly opening_cash?: number | null;
  readonly node_id?: string | null;
  readonly ticket_counter_id?: string | null;
}

export function OpenShift({ planned, next }: Pick<MyShift, 'planned' | 'next'>) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const profile = useProfile();
  const may = useMay();
  const back = useWayBack();
  const [problem, setProblem] = useState<string>();
  const work = useWork();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { work_date, shift_number, node_id, ticket_counter_id } = next;
  const open = async ({ opening_cash, ...place }: Typed) => {
    setProblem(undefined);
    try {
      const shift = { work_date, shift_number, user_id: profile?.id, ...place };
      const id = planned ?? (await dataProvider.create('work-shifts', { data: shift })).data.id;
      await dataProvider.transition('work-shifts', { id, name: 'open', input: { opening_cash: opening_cash ?? 0 } });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return;
    }
    work.release();
    if (back === undefined) refresh();
    else void navigate(back);
  };
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {translate(planned ? 'my_shift.planned' : 'my_shift.start')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('my_shift.none')}
      </Typography>
      {problem === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Form record={EMPTY} defaultValues={{ opening_cash: 0, node_id, ticket_counter_id }} onSubmit={open}>
        <Unsaved work={work} />
        <Box ref={box}>
          <MoneyInput source="opening_cash" label="my_shift.float" />
          {planned ? null : (
            <>
              {may('nodes', 'list') ? (
                <ReferenceSelect source="node_id" reference="nodes" label="my_shift.node" options={ACTIVE} />
              ) : null}
              <ReferenceSelect
                source="ticket_counter_id"
                reference="ticket-counters"
                label="my_shift.counter"
                options={ACTIVE}
              />
            </>
          )}
          <Button type="submit" variant="contained" size="large">
            {translate('my_shift.start_button')}
          </Button>
        </Box>
      </Form>
    </Paper>
  );
}

const EMPTY = {};
const ACTIVE = [{ where: { status: ['ACTIVE', null] } }];

/**
 * Returns the path of the page on which the user tried to sell without an open shift. Ignores URLs outside the
 * back-office.
 */
function useWayBack(): string | undefined {
  const [search] = useSearchParams();
  const back = search.get('back');
  return back?.startsWith('/flows/') ? back : undefined;
}
