import { Box, Link as MuiLink, Paper, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReportAnswer } from '@tuyen/model';
import { Link } from 'react-router';
import { pivotOf } from './report-shape.ts';
import { SHEET, TABLE } from './report-table.tsx';
import type { ReportWords } from './use-report-words.ts';

interface ReportPivotProps {
  readonly title: string;
  readonly answer: ReportAnswer;
  readonly words: ReportWords;
  readonly recordsAt: (keys: ReportAnswer['rows'][number]['keys']) => string;
}

/** First figure of a report in a grid. The last group is the columns. Each figure leads to its records. */
export function ReportPivot({ title, answer, words, recordsAt }: ReportPivotProps) {
  const { by, measures } = answer;
  const { columns, lines } = pivotOf(answer);
  const last = by.at(-1);
  const figure = measures[0];
  return (
    <Paper variant="outlined" sx={SHEET}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Table size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              {by.slice(0, -1).map((group) => (
                <TableCell key={words.group(group)}>{words.group(group)}</TableCell>
              ))}
              {columns.map((column) => (
                <TableCell key={String(column)} align="right">
                  {words.key(last, column)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={JSON.stringify([line.keys, line.currency])} hover>
                {line.keys.map((key, at) => (
                  <TableCell key={by[at]?.field} {...(at === 0 && { component: 'th', scope: 'row' })}>
                    {words.key(by[at], key)}
                  </TableCell>
                ))}
                {line.cells.map((cell, at) => (
                  <TableCell key={String(columns[at])} align="right">
                    {cell ? (
                      <MuiLink component={Link} to={recordsAt(cell.keys)} underline="hover" color="inherit">
                        {words.figure(figure, cell.values[0], line.currency)}
                      </MuiLink>
                    ) : (
                      '–'
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  );
}
