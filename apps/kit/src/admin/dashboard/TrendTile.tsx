import TableRowsIcon from '@mui/icons-material/TableRows';
import ShowChartIcon from '@mui/icons-material/ShowChart';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow, Tooltip, Typography } from '@mui/material';
import { textIn, type TrendAnswer } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Chart } from '../charts/Chart.tsx';
import { useFormats } from '../format/use-formats.ts';
import { TileFrame } from './TileFrame.tsx';
import { tileLink } from './tile-link.ts';

const CHART = { kind: 'line', x: 'at', y: 'value' } as const;
const HEIGHT = 200;

/** A line over days, weeks or months; at a click the same figures as a table. */
export function TrendTile({ tile }: { readonly tile: TrendAnswer }) {
  const [isTable, setIsTable] = useState(false);
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const write = tile.money ? formats.money : formats.number;
  const day = (at: unknown) => (tile.by === 'month' ? formats.month(String(at).slice(0, 7)) : formats.date(String(at)));
  const label = textIn(tile.label, language);
  const other = translate(isTable ? 'charts.as_chart' : 'charts.as_table');
  return (
    <TileFrame
      tile={tile}
      to={tileLink(tile)}
      aside={
        <>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {write(tile.total)}
          </Typography>
          <Tooltip title={other}>
            <IconButton
              size="small"
              aria-label={`${other}: ${label}`}
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
                <TableCell align="right">{label}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {tile.points.toReversed().map(({ at, value }) => (
                <TableRow key={at}>
                  <TableCell>{day(at)}</TableCell>
                  <TableCell align="right">{write(value)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : (
        <Chart
          chart={CHART}
          rows={tile.points.map(({ at, value }) => ({ at, value }))}
          height={HEIGHT}
          label={translate('charts.line_of', { title: label, total: write(tile.total) })}
          place={(at) => (tile.by === 'month' ? day(at) : day(at).slice(0, 5))}
        />
      )}
    </TileFrame>
  );
}
