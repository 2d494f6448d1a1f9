import {
  Box,
  Button,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReportAnswer } from '@tuyen/model';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { WHOLE_PAGE } from '../layout/use-seen.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportTableProps {
  readonly id: string;
  readonly title: string;
  readonly answer: ReportAnswer;
  readonly words: ReportWords;
  /** Returns the URL of the records of a row. */
  readonly recordsAt: (keys: ReportAnswer['rows'][number]['keys']) => string;
}

const PART = 100;

/** Rows of a report. The first cell of each row leads to its records. A repeated first key is shown once. */
export function ReportTable({ id, title, answer, words, recordsAt }: ReportTableProps) {
  const translate = useTranslate();
  const { by, measures, rows, totals } = answer;
  const [shown, more] = useParts(rows.length);
  return (
    <Paper variant="outlined" sx={SHEET}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Table id={id} size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              {by.map((group) => (
                <TableCell key={words.group(group)}>{words.group(group)}</TableCell>
              ))}
              {measures.map((measure) => (
                <TableCell key={words.measure(measure)} align="right">
                  {words.measure(measure)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shown).map((row, index) => {
              const isRepeated = by.length > 1 && index > 0 && rows[index - 1]?.keys[0] === row.keys[0];
              return (
                <TableRow key={JSON.stringify([row.keys, row.currency])} hover>
                  {row.keys.map((key, at) => (
                    <TableCell key={by[at]?.field} {...(at === 0 && { sx: isRepeated ? REPEATED : {} })}>
                      {at === row.keys.length - 1 ? (
                        <MuiLink component={Link} to={recordsAt(row.keys)}>
                          {words.key(by[at], key)}
                        </MuiLink>
                      ) : (
                        words.key(by[at], key)
                      )}
                    </TableCell>
                  ))}
                  {row.values.map((value, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- figures have no identity but their place
                    <TableCell key={at} align="right">
                      {value === 0 ? '–' : words.figure(measures[at], value, row.currency)}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
          {by.length > 0 ? (
            <TableFooter sx={{ position: 'sticky', bottom: 0, bgcolor: 'background.paper' }}>
              {totals.map((total) => (
                <TableRow key={total.currency ?? ''} sx={TOTAL}>
                  <TableCell component="th" scope="row" colSpan={by.length}>
                    {translate('report_builder.total')}
                  </TableCell>
                  {total.values.map((value, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- figures have no identity but their place
                    <TableCell key={at} align="right">
                      {words.figure(measures[at], value, total.currency)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableFooter>
          ) : null}
        </Table>
      </Box>
      {shown < rows.length ? (
        <Box sx={{ p: 1, textAlign: 'center', displayPrint: 'none' }}>
          <Button onClick={more}>{translate('report_builder.more', { count: rows.length - shown })}</Button>
        </Box>
      ) : null}
    </Paper>
  );
}

/** Shows long tables in parts. Printing shows all. */
function useParts(count: number): readonly [number, () => void] {
  const [shown, setShown] = useState(PART);
  useEffect(() => {
    const whole = () => setShown(count);
    window.addEventListener(WHOLE_PAGE, whole);
    return () => window.removeEventListener(WHOLE_PAGE, whole);
  }, [count]);
  return [shown, () => setShown(shown + PART)];
}

/** A table is as wide as its columns need, so that figures stay beside their keys. */
export const SHEET = { mb: 2, width: 'fit-content', minWidth: 'min(100%, 480px)', maxWidth: '100%' } as const;

export const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { px: { xs: 0.75, sm: 1 } },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
} as const;

/** A repeated key stays for screen readers, and fades for the eye. */
const REPEATED = { color: 'text.secondary', opacity: 0.7 } as const;
const TOTAL = { '& td, & th': { fontWeight: 600, fontSize: 14, color: 'text.primary', borderBottom: 0 } } as const;
