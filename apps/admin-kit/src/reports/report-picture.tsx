import { Paper, Typography } from '@mui/material';
import type { ReportAnswer } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { BarList } from '../charts/bar-list.tsx';
import { Chart } from '../charts/chart.tsx';
import { ChartLegend } from '../charts/chart-legend.tsx';
import { byCurrency, chartOf } from './report-shape.ts';
import type { ReportWords } from './use-report-words.ts';

interface ReportPictureProps {
  readonly answer: ReportAnswer;
  readonly words: ReportWords;
  readonly kind: 'bar' | 'line';
  readonly title: string;
  /** Id of the table with the same figures. */
  readonly tableId: string;
  readonly recordsAt: (keys: ReportAnswer['rows'][number]['keys']) => string;
}

/** Chart of the first figure of a report. Categories are horizontal bars; periods are columns or lines. */
export function ReportPicture({ answer, words, kind, title, tableId, recordsAt }: ReportPictureProps) {
  const translate = useTranslate();
  const measure = answer.measures[0];
  if (!measure) return null;
  const isTime = answer.by[0]?.every !== undefined;
  return byCurrency(answer).map((part) => {
    const [total] = part.totals;
    const figure = words.measure(measure);
    const { rows, series } = chartOf(part, (at, key) => words.key(part.by[at], key), translate('charts.others'));
    return (
      <Paper
        key={total?.currency ?? ''}
        variant="outlined"
        component="figure"
        sx={{ m: 0, mb: 2, p: { xs: 1, sm: 2 } }}
      >
        <Typography component="figcaption" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
          {figure}
        </Typography>
        {kind === 'bar' && !isTime && part.by.length === 1 ? (
          <BarList
            bars={part.rows.map((row) => ({
              key: JSON.stringify(row.keys),
              label: words.key(part.by[0], row.keys[0] ?? null),
              value: row.values[0] ?? 0,
              to: recordsAt(row.keys),
            }))}
            total={part.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)}
            first={20}
            format={(value) => words.figure(measure, value, total?.currency)}
          />
        ) : (
          <>
            <Chart
              chart={{ kind, x: 'x', y: 'y', ...(part.by.length > 1 && { series: 'series' }) }}
              rows={rows}
              label={`${title}: ${figure}`}
              describedBy={tableId}
              place={(value) => shortened(String(value ?? ''))}
            />
            {part.by.length > 1 ? <ChartLegend names={series} /> : null}
          </>
        )}
      </Paper>
    );
  });
}

/** Maximum number of letters of a label below a chart. The table has the whole text. */
const LABEL = 12;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LABEL ? `${letters.slice(0, LABEL - 1).join('')}…` : text;
}
