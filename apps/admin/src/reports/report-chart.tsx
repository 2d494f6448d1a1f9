import { BarList, Chart as Picture, ChartLegend, useFormats } from '@tuyen/admin-kit';
import { Paper, Typography } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import { categoriesOf } from './categories.ts';
import { formatCell, shortCell } from './format-cell.ts';
import type { Cell, Chart, ReportColumn, ReportRow } from './report.ts';

interface ReportChartProps {
  readonly chart: Chart;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly title: string;
  /** Id of the table with the same figures as the chart. The table is the chart's text alternative. */
  readonly tableId: string;
  /** ISO 4217 currency of all rows. Undefined means the currency of the current office. */
  readonly currency: string | undefined;
}

export function ReportChart({ chart, columns, rows, title, tableId, currency = '' }: ReportChartProps) {
  const formats = useFormats();
  const translate = useTranslate();
  const language = useLocale();
  const column = (name: string | undefined) => columns.find((one) => one.name === name);
  const [across, up, by] = [column(chart.x), column(chart.y), column(chart.series)];
  if (!across || !up) return null;
  const say = (key: string, otherwise: string) => translate(key, { _: otherwise });
  const write = (of: ReportColumn, value: Cell) => formatCell(of, { [of.name]: value, currency }, formats, say);
  const figure = [textIn(up.label, language), currency && `(${currency})`].filter(Boolean).join(' ');
  const series = by ? [...new Set(rows.map((row) => row[by.name] ?? null))] : [];
  const count = (value: number) => write(up, value);
  const bars = categoriesOf(chart, across, rows)?.map(({ value, sum }) => ({
    key: String(value),
    label: write(across, value),
    value: sum,
  }));
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, mb: 2, p: { xs: 1, sm: 2 } }}>
      <Typography component="figcaption" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {figure}
      </Typography>
      {bars ? (
        <BarList
          bars={bars}
          total={bars.reduce((sum, { value }) => sum + value, 0)}
          first={bars.length}
          format={count}
        />
      ) : (
        <Picture
          chart={chart}
          rows={rows}
          label={translate('reports.chart_of', { title, figure })}
          describedBy={tableId}
          place={(value) => shortCell(across, value, write(across, value))}
        />
      )}
      {by && !bars ? <ChartLegend names={series.map((value) => write(by, value))} /> : null}
    </Paper>
  );
}
