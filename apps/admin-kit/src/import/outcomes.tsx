import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CheckedRow, Counts } from './check-rows.ts';
import { detailsFor, reasonFor, type AnswerWords } from './row-answers.ts';
import type { Rejected } from './run-import.ts';

const LISTED = 50;

const ACTIONS = ['create', 'update', 'none', 'refuse'] as const;
const COLORS = { create: 'success', update: 'primary', none: 'default', refuse: 'error' } as const;

interface OutcomesProps {
  readonly checked: readonly CheckedRow[];
  readonly counts: Counts;
  readonly rejected: readonly Rejected[];
  readonly words: AnswerWords;
}

export function Outcomes({ checked, counts, rejected, words }: OutcomesProps) {
  const translate = useTranslate();
  const late = new Map(rejected.map((one) => [one.line, one]));
  const rows = checked
    .filter(({ action }) => action !== 'none')
    .map((row) => {
      const refusal = late.get(row.row.line);
      return {
        line: row.row.line,
        action: refusal ? ('refuse' as const) : row.action,
        details: refusal ? reasonFor(row.row, refusal, words) : detailsFor(row, words),
      };
    })
    .toSorted((a, b) => Number(b.action === 'refuse') - Number(a.action === 'refuse') || a.line - b.line);

  return (
    <>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {ACTIONS.map((action) => (
          <li key={action}>
            <Chip
              size="small"
              variant={counts[action] > 0 ? 'filled' : 'outlined'}
              color={counts[action] > 0 ? COLORS[action] : 'default'}
              label={words.pair(words.actions[action], String(counts[action]))}
            />
          </li>
        ))}
      </Box>
      {rows.length > 0 ? (
        <Box
          role="region"
          tabIndex={0}
          aria-label={words.details}
          sx={{ mt: 1, maxHeight: '45vh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Table
            size="small"
            stickyHeader
            sx={{ '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, verticalAlign: 'top' } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{words.line}</TableCell>
                <TableCell>{words.answer}</TableCell>
                <TableCell>{words.details}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.slice(0, LISTED).map(({ line, action, details }) => (
                <TableRow key={line}>
                  <TableCell>{line}</TableCell>
                  <TableCell sx={{ color: action === 'refuse' ? 'error.main' : undefined }}>
                    {words.actions[action]}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {details.split('\n').map((detail, index) => (
                      <Box key={index} sx={{ '& + &': { mt: 0.5 } }}>
                        {detail}
                      </Box>
                    ))}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : null}
      {rows.length > LISTED ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('import.more_rows', { smart_count: rows.length - LISTED })}
        </Typography>
      ) : null}
    </>
  );
}
