import TableRowsIcon from '@mui/icons-material/TableRows';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Tooltip, Typography } from '@mui/material';
import { textIn, type TrendAnswer } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Chart } from '../charts/chart.tsx';
import { useFormats } from '../format/use-formats.ts';
import { eachCurrency } from './each-currency.ts';
import { TileFrame } from './tile-frame.tsx';
import { tileLink } from './tile-link.ts';
import { usePair } from '../i18n/use-pair.ts';

const CHART = { kind: 'line', x: 'at', y: 'value' } as const;
const HEIGHT = 200;

export function TrendTile({ tile }: { readonly tile: TrendAnswer }) {
  const [isTable, setIsTable] = useState(false);
  const translate = useTranslate();
  const pair = usePair();
  const language = useLocale();
  const formats = useFormats();
  const lines = eachCurrency<Pick<TrendAnswer, 'points' | 'total'>>(tile).map(({ currency, points, total }) => ({
    currency,
    points,
    total,
    write: (value: number) => (tile.money ? formats.money(value, currency) : formats.number(value)),
  }));
  const day = (at: unknown) => (tile.by === 'month' ? formats.month(String(at).slice(0, 7)) : formats.date(String(at)));
  const label = textIn(tile.label, language);
  const other = translate(isTable ? 'charts.as_chart' : 'charts.as_table');
  return (
    <TileFrame
      tile={tile}
      to={tileLink(tile)}
      aside={
        <>
          <Typography component="div" align="right" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {lines.map(({ currency, total, write }) => (
              <div key={currency ?? ''}>{write(total)}</div>
            ))}
          </Typography>
          <Tooltip title={other}>
            <IconButton
              size="small"
              aria-label={pair(other, label)}
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
              sx={{ displayPrint: 'none', alignSelf: 'center' }}
            >
              {isTable ? <ShowChartIcon fontSize="small" /> : <TableRowsIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        </>
      }
    >
      {isTable ? (
        <Box sx={{ maxHeight: HEIGHT, overflowY: 'auto' }} tabIndex={0} role="group" aria-label={label}>
          <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate(`dashboard.periods.${tile.by}`)}</TableCell>
                {lines.map(({ currency }) => (
                  <TableCell key={currency ?? ''} align="right">
                    {currency === undefined ? label : `${label} (${currency})`}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {tile.points
                .map(({ at }, index) => (
                  <TableRow key={at}>
                    <TableCell>{day(at)}</TableCell>
                    {lines.map(({ currency, points, write }) => (
                      <TableCell key={currency ?? ''} align="right">
                        {write(points[index]?.value ?? 0)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))
                .toReversed()}
            </TableBody>
          </Table>
        </Box>
      ) : (
        lines.map(({ currency, points, total, write }) => (
          <Chart
            key={currency ?? ''}
            chart={CHART}
            rows={points.map(({ at, value }) => ({ at, value }))}
            height={HEIGHT}
            label={translate('charts.line_of', { title: label, total: write(total) })}
            place={(at) => (tile.by === 'month' ? day(at) : day(at).slice(0, 5))}
          />
        ))
      )}
    </TileFrame>
  );
}
