import { Box, useTheme } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-admin';
import { seriesColors } from './chart-colors.ts';
import { geometryOf, type Cell, type ChartRow, type ChartShape } from './chart-geometry.ts';

interface ChartProps {
  readonly chart: ChartShape;
  readonly rows: readonly ChartRow[];
  readonly label: string;
  readonly describedBy?: string;
  readonly place: (value: Cell) => string;
  readonly height?: number;
}

const HEIGHT = 260;

/** Draws a bar chart or a line chart. */
export function Chart({ chart, rows, label, describedBy, place, height = HEIGHT }: ChartProps) {
  const theme = useTheme();
  const language = useLocale();
  const [frame, width] = useWidth();
  const short = new Intl.NumberFormat(language, { notation: 'compact' });
  const size = { width, height, left: 56, bottom: 28, top: 12 };
  const { places, series, bars, lines, ticks } = geometryOf(rows, chart, size);
  const colors = seriesColors(theme.palette.mode, series.length);
  return (
    <Box ref={frame} sx={{ width: '100%', height, '& text': { fontSize: 12, fill: theme.palette.text.secondary } }}>
      {width > 0 ? (
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          style={{ maxWidth: '100%' }}
          role="img"
          aria-label={label}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        >
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
              <text key={String(value)} x={x} y={height - 8} textAnchor="middle">
                {place(value)}
              </text>
            ) : null,
          )}
        </svg>
      ) : null}
    </Box>
  );
}

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
