import { useFormats } from '@tuyen/kit/admin';
import { Box, Paper, Typography, useTheme } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { seriesColors } from './chart-colors.ts';
import { geometryOf } from './chart-geometry.ts';
import { formatCell, shortCell } from './format-cell.ts';
import type { Chart, ReportColumn, ReportRow } from './report.ts';

interface ReportChartProps {
  readonly chart: Chart;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly title: string;
  /** The table with the same figures: what the chart says in words. */
  readonly tableId: string;
}

const HEIGHT = 260;

/** The figures drawn as bars or lines. Readers who do not see it have the table. */
export function ReportChart({ chart, columns, rows, title, tableId }: ReportChartProps) {
  const formats = useFormats();
  const translate = useTranslate();
  const language = useLocale();
  const theme = useTheme();
  const [frame, width] = useWidth();
  const column = (name: string | undefined) => columns.find((one) => one.name === name);
  const [across, up, by] = [column(chart.x), column(chart.y), column(chart.series)];
  if (!across || !up) return null;
  const say = (key: string, otherwise: string) => translate(key, { _: otherwise });
  const short = new Intl.NumberFormat(language === 'vi' ? 'vi-VN' : 'en-GB', { notation: 'compact' });
  const size = { width, height: HEIGHT, left: 56, bottom: 28, top: 12 };
  const { places, series, bars, lines, ticks } = geometryOf(rows, chart, size);
  const colors = seriesColors(theme.palette.mode, series.length);
  const name = translate('reports.chart_of', { title, figure: textIn(up.label, language) });
  return (
    <Paper variant="outlined" component="figure" sx={{ m: 0, mb: 2, p: { xs: 1, sm: 2 } }}>
      <Typography component="figcaption" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {textIn(up.label, language)}
      </Typography>
      <Box
        ref={frame}
        sx={{ width: '100%', height: HEIGHT, '& text': { fontSize: 12, fill: theme.palette.text.secondary } }}
      >
        {width > 0 ? (
          <svg width={width} height={HEIGHT} role="img" aria-label={name} aria-describedby={tableId}>
            {ticks.map(({ value, y }) => (
              <g key={value}>
                <line x1={size.left} x2={width} y1={y} y2={y} stroke={theme.palette.divider} />
                <text x={size.left - 6} y={y + 4} textAnchor="end">
                  {short.format(value)}
                </text>
              </g>
            ))}
            {bars.map((bar, index) => (
              <rect
                key={index}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
                fill={colors[bar.series] ?? theme.palette.primary.main}
              />
            ))}
            {lines.map((points, index) => (
              <polyline
                key={index}
                points={points}
                fill="none"
                strokeWidth={2}
                stroke={colors[index] ?? theme.palette.primary.main}
              />
            ))}
            {places.map(({ value, x, labeled }) =>
              labeled ? (
                <text key={String(value)} x={x} y={HEIGHT - 8} textAnchor="middle">
                  {shortCell(across, value, formatCell(across, value, formats, say))}
                </text>
              ) : null,
            )}
          </svg>
        ) : null}
      </Box>
      {by ? (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}
        >
          {series.map((value, index) => (
            <Box component="li" key={String(value)} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colors[index] }} />
              <Typography variant="body2">{formatCell(by, value, formats, say)}</Typography>
            </Box>
          ))}
        </Box>
      ) : null}
    </Paper>
  );
}

/** The width that is there, in pixels: letters keep their size on a phone. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [frame, width] as const;
}
