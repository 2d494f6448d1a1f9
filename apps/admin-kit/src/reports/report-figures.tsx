import { Box, Paper, Typography } from '@mui/material';
import type { ReportAnswer } from '@tuyen/model';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { ReportWords } from './use-report-words.ts';

/** Totals of a report, above its rows. */
export function ReportFigures({ answer, words }: { readonly answer: ReportAnswer; readonly words: ReportWords }) {
  const translate = useTranslate();
  return (
    <Box component="dl" aria-label={translate('report_builder.totals')} sx={GRID}>
      {answer.totals.map((total) => (
        <Fragment key={total.currency ?? ''}>
          {answer.measures.map((measure, at) =>
            measure.of === 'share' ? null : (
              <Paper key={words.measure(measure)} variant="outlined" sx={{ px: 1.5, py: 1 }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {words.measure(measure)}
                </Typography>
                <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
                  {words.figure(measure, total.values[at], total.currency)}
                </Typography>
              </Paper>
            ),
          )}
        </Fragment>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  m: 0,
  mb: 1.5,
} as const;
