import { isObject } from '@tuyen/model';
import { type KitDataProvider, useFormats } from '@tuyen/admin-kit';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { HttpError, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../serials/use-settled.ts';

const ASKED = [
  'request_kind',
  'customer_card_id',
  'ticket_price_id',
  'object_group_id',
  'route_ids',
  'start_month',
  'start_on',
  'months',
  'delivery_method',
  'ticket_counter_id',
  'delivery_city_id',
  'delivery_district_id',
] as const;

const LINES = ['base_amount', 'discount_amount', 'issuance_fee', 'transport_fee', 'shipping_fee'] as const;

type Quote = Readonly<Record<(typeof LINES)[number] | 'total', number>>;

const PAUSE_MS = 300;

export function OrderPrice() {
  const record = useRecordContext();
  return record?.id === undefined ? <NewOrderPrice /> : null;
}

function NewOrderPrice() {
  const id = useId();
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const values: readonly unknown[] = useWatch({ name: [...ASKED] });
  const asked = ASKED.map((name, index) => [name, values[index]] as const);
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(
    asked.filter(([, value]) => value !== null && value !== ''),
  );
  const form = useSettled(JSON.stringify(given), PAUSE_MS);
  const reissue = given['request_kind'] === 'REISSUE';
  const known = given[reissue ? 'customer_card_id' : 'ticket_price_id'] !== undefined;
  const { data, error } = useQuery({
    queryKey: ['orders', 'quote', form],
    queryFn: ({ signal }) =>
      dataProvider.call<Quote>('orders/quote', { method: 'POST', body: JSON.parse(form) as unknown, signal }),
    enabled: known,
    placeholderData: (before) => before,
    retry: false,
  });
  const field = (name: string) => translate(`resources.orders.fields.${name}`);
  return (
    <Paper variant="outlined" role="group" aria-labelledby={id} sx={{ p: 2, mb: 2, minHeight: 96 }}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('orders.price.title')}
      </Typography>
      <Box role="status">
        {known ? null : (
          <Typography variant="body2" color="text.secondary">
            {translate(reissue ? 'orders.price.none_card' : 'orders.price.none')}
          </Typography>
        )}
        {known && error ? <Alert severity="warning">{reasonsOf(error)}</Alert> : null}
        {known && data && !error ? (
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5, m: 0 }}>
            {LINES.filter((name) => data[name] !== 0).map((name) => (
              <Line key={name} label={field(name)} amount={name === 'discount_amount' ? -data[name] : data[name]} />
            ))}
            <Line label={field('total')} amount={data.total} total />
          </Box>
        ) : null}
        {known && data?.total === 0 && !error ? (
          <Typography variant="body2">{translate('orders.price.free')}</Typography>
        ) : null}
      </Box>
    </Paper>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly total?: boolean;
}

function Line({ label, amount, total = false }: LineProps) {
  const sx = { m: 0, ...(total ? { fontWeight: 700, borderTop: 1, borderColor: 'divider', pt: 0.5 } : {}) };
  const { money } = useFormats();
  return (
    <>
      <Typography component="dt" variant="body2" sx={sx}>
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ ...sx, pl: 2, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {money(amount)}
      </Typography>
    </>
  );
}

/**
 * Returns the error messages of the fields, which are more specific than the general message. Without any, returns the
 * general message.
 */
function reasonsOf(error: Error): string {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const errors = isObject(body) ? body['errors'] : undefined;
  const reasons = Object.values(isObject(errors) ? errors : {}).filter((reason) => typeof reason === 'string');
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : error.message;
}
