import { EnumLabel, type KitDataProvider, useFormats } from '@tuyen/admin-kit';
import {
  Alert,
  Link,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface PriceOnDay {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly ticket_type: string;
  readonly currency: string;
  /** Amount on that day; null if the ticket is not on sale. */
  readonly today: number | null;
  readonly later: number | null;
}

/** @param on day such as `2026-12-01` */
export function PriceRows({ on }: { readonly on: string }) {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['price-list', on, language],
    queryFn: ({ signal }) => dataProvider.call<readonly PriceOnDay[]>(`counter/price-list?on=${on}`, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  if (data.length === 0) return <Alert severity="info">{translate('price_preview.empty')}</Alert>;
  const amount = (value: number | null, currency: string) =>
    value === null ? translate('price_preview.none') : formats.money(value, currency);
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('price_preview.code')}</TableCell>
            <TableCell>{translate('price_preview.name')}</TableCell>
            <TableCell>{translate('price_preview.type')}</TableCell>
            <TableCell align="right">{translate('price_preview.today')}</TableCell>
            <TableCell align="right">{translate('price_preview.later')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ id, code, name, ticket_type: type, currency, today, later }) => (
            <TableRow key={id} hover>
              <TableCell>
                <Link component={RouterLink} to={`/ticket-prices/${id}/show`}>
                  {code}
                </Link>
              </TableCell>
              <TableCell>{name}</TableCell>
              <TableCell>
                <EnumLabel name="ticket-type" value={type} />
              </TableCell>
              <TableCell align="right">{amount(today, currency)}</TableCell>
              <TableCell align="right">
                <Typography component="span" variant="body2" sx={{ fontWeight: today === later ? 400 : 700 }}>
                  {amount(later, currency)}
                </Typography>
                {today === later ? null : (
                  <Typography component="span" variant="caption" sx={{ ml: 1, color: 'warning.main' }}>
                    {translate('price_preview.change')}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
