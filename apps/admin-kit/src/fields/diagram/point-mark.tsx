import { Box, type Theme } from '@mui/material';
import { withEllipsis, type LinePlan, type Point } from './lay-out-line.ts';

interface PointMarkProps {
  readonly point: Point;
  readonly plan: LinePlan;
  readonly name: string;
  /**
   * Number to show at a stop of the diagram, with its unit, for example `1.250 mét`. Only the first stop shows the
   * unit; at the other stops the unit is cut off.
   */
  readonly number: string;
  readonly isFirst: boolean;
  readonly isEnd: boolean;
}

export function PointMark({ point: { x, y }, plan, name, number, isFirst, isEnd }: PointMarkProps) {
  const shown = isFirst ? number : number.split(/\s/u)[0];
  const fontWeight = isEnd ? 700 : 400;
  return (
    <g>
      <title>{number === '' ? name : `${name} · ${number}`}</title>
      <Box component="circle" cx={x} cy={y} r={isEnd ? 7 : 5} sx={CIRCLE} />
      {plan.upright ? (
        <Box component="text" x={x + 16} y={y + 4} sx={{ ...NAME, fontWeight }}>
          {name}
        </Box>
      ) : (
        <Box
          component="text"
          x={x}
          y={y}
          transform={`rotate(-50 ${x} ${y}) translate(12 4)`}
          sx={{ ...NAME, fontWeight }}
        >
          {withEllipsis(name)}
        </Box>
      )}
      {plan.upright ? (
        <Box component="text" x={plan.width} y={y + 4} textAnchor="end" sx={NUMBER}>
          {shown}
        </Box>
      ) : (
        <Box
          component="text"
          x={x}
          y={y + 20}
          textAnchor={isFirst ? 'start' : 'middle'}
          dx={isFirst ? -8 : 0}
          sx={NUMBER}
        >
          {shown}
        </Box>
      )}
    </g>
  );
}

const CIRCLE = {
  fill: ({ palette }: Theme) => palette.background.paper,
  stroke: ({ palette }: Theme) => palette.primary.main,
  strokeWidth: 3,
} as const;
const NAME = { fill: ({ palette }: Theme) => palette.text.primary, fontSize: 12 } as const;
/** Outlines the number at a stop in the background color, so that a long stop name does not run through the number. */
const NUMBER = {
  fill: ({ palette }: Theme) => palette.text.secondary,
  stroke: ({ palette }: Theme) => palette.background.paper,
  strokeWidth: 6,
  paintOrder: 'stroke',
  fontSize: 11,
} as const;
