import { useFormats } from '@tuyen/admin-kit';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useGetOne, useTranslate } from 'react-admin';
import { CountDrawer } from './count-drawer.tsx';
import { CAN, ShiftRecord } from './shift-record.tsx';
import type { Totals } from './use-my-shift.ts';

export function CurrentShift({ id, totals }: { readonly id: string; readonly totals: Totals | null }) {
  const { data: shift } = useGetOne('work-shifts', { id, ...CAN });
  const isOpen = shift?.['state'] === 'OPEN';
  return (
    <>
      {totals && isOpen ? <Figures totals={totals} /> : null}
      {shift && !isOpen ? <Difference amount={Number(shift['difference'] ?? 0)} /> : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isOpen ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1fr)' },
        }}
      >
        <ShiftRecord id={id} {...(isOpen && totals && { totals })} />
        {shift && isOpen ? <CountDrawer shift={shift} /> : null}
      </Box>
    </>
  );
}

function Figures({ totals }: { readonly totals: Totals }) {
  const translate = useTranslate();
  const formats = useFormats();
  const figures = [
    ['expected', formats.money(totals.cash_expected)],
    ['sales', formats.money(totals.total_sales)],
    ['quantity', formats.number(totals.total_quantity)],
    ['refunds', formats.money(totals.total_refunds)],
  ] as const;
  return (
    <Paper
      variant="outlined"
      component="dl"
      aria-label={translate('my_shift.takings')}
      sx={{
        m: 0,
        mb: 2,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {figures.map(([key, text]) => (
        <div key={key}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`my_shift.${key}`)}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </div>
      ))}
    </Paper>
  );
}

function Difference({ amount }: { readonly amount: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  const said = amount === 0 ? 'balanced' : amount < 0 ? 'short' : 'over';
  return (
    <Alert severity={amount === 0 ? 'success' : 'warning'} role="status" sx={{ mb: 2 }}>
      {translate(`my_shift.${said}`, { amount: formats.money(Math.abs(amount)) })}
    </Alert>
  );
}
