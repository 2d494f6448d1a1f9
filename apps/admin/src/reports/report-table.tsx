import { useFormats } from '@tuyen/admin-kit';
import { Box, Button, Paper, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatCell } from './format-cell.ts';
import { currencyOf, isNumeric, isWords, type ReportColumn, type ReportRow } from './report.ts';

interface ReportTableProps {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportRow[];
}

const PART = 100;

/** Keeps figures and days on one line. On a phone, text columns wrap to make room for them. */
const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { px: { xs: 0.75, sm: 1 } },
  '& td': { whiteSpace: 'nowrap' },
  '& td.words': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
};

export function ReportTable({ id, title, columns, rows, totals }: ReportTableProps) {
  const translate = useTranslate();
  const language = useLocale();
  const [shown, setShown] = useState(PART);
  const formats = useFormats();
  const say = (key: string, otherwise: string) => translate(key, { _: otherwise });
  const align = (column: ReportColumn) => (isNumeric(column) ? ('right' as const) : ('left' as const));
  const left = rows.length - shown;
  return (
    <Paper variant="outlined" sx={{ mb: 2 }}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Table id={id} size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.name} align={align(column)}>
                  {textIn(column.label, language)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shown).map((row, index) => (
              <TableRow key={index} hover>
                {columns.map((column) => (
                  <TableCell key={column.name} align={align(column)} {...(isWords(column) && { className: 'words' })}>
                    {formatCell(column, row, formats, say)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            {totals.map((sums) => (
              <TableRow
                key={currencyOf(sums) ?? ''}
                sx={{ '& td, & th': { fontWeight: 600, fontSize: 14, color: 'text.primary', borderBottom: 0 } }}
              >
                {columns.map((column, index) => (
                  <TableCell
                    key={column.name}
                    align={align(column)}
                    {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
                  >
                    {index === 0
                      ? translate('reports.total')
                      : column.name in sums
                        ? formatCell(column, sums, formats, say)
                        : ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableFooter>
        </Table>
      </Box>
      {left > 0 ? (
        <Box sx={{ p: 1, textAlign: 'center' }}>
          <Button onClick={() => setShown(shown + PART)}>{translate('reports.more', { count: left })}</Button>
        </Box>
      ) : null}
    </Paper>
  );
}
