import { DateInput, PageHeading, useToday } from '@tuyen/admin-kit';
import { Box, Paper } from '@mui/material';
import { Form, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PriceRows } from './price-rows.tsx';

const DAY = 86_400_000;

/** Shows what will be sold on a later day, beside what is sold today. */
export function PricePreviewPage() {
  const translate = useTranslate();
  const today = useToday();
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  return (
    <>
      <PageHeading title={translate('price_preview.title')} />
      <Form record={{ on: tomorrow }}>
        <Paper variant="outlined" sx={{ px: 2, pt: 1.5, pb: 1, mb: 2 }}>
          <Box sx={{ maxWidth: 240 }}>
            <DateInput source="on" label="price_preview.day" helperText={false} />
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{translate('price_preview.note')}</Box>
        </Paper>
        <Chosen />
      </Form>
    </>
  );
}

function Chosen() {
  const on: unknown = useWatch({ name: 'on' });
  return typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on) ? <PriceRows on={on} /> : null;
}
