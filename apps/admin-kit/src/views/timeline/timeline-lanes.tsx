import { Box, type Theme } from '@mui/material';
import { useCallback, useMemo, useRef } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { useGradually } from '../../layout/use-gradually.ts';
import { axisOf, hoursOf, type TimeBar, type TimeLane } from './lay-out.ts';
import { BARS, barColors } from './timeline-bar.tsx';
import { TimelineLane } from './timeline-lane.tsx';
import { useBarTexts } from './use-bar-texts.ts';
import { useMovable } from './use-movable.ts';
import type { Timeline } from './use-timeline.ts';

/** Width of the names beside the bars. On narrow screens the names are above the bars. */
const NAME_WIDTH = 200;
const NAME_HEIGHT = 28;
/** Minimum width of an hour on the time axis, so that the label of the hour is readable. */
const HOUR_WIDTH = 64;
const FIRST = 40;
const PORTION = 20;

interface TimelineLanesProps {
  readonly timeline: Timeline;
  readonly field: string;
  readonly onOpen: (bar: TimeBar) => void;
  readonly onMove: ((bar: TimeBar, lane: Identifier | null) => void) | undefined;
}

export function TimelineLanes({ timeline, field, onOpen, onMove }: TimelineLanesProps) {
  const { bars, lanes, titles, midnight } = timeline;
  const { zone } = useFormats();
  const dragged = useRef<TimeBar | null>(null);
  const textsOf = useBarTexts();
  const { before, total } = useMemo(() => weigh(lanes), [lanes]);
  const drawn = useGradually(total, FIRST, PORTION);
  const { start, end } = axisOf(bars, midnight);
  const hours = hoursOf({ start, end });
  const records = useMemo(() => bars.map(({ record }) => record), [bars]);
  const fields = useMemo(() => [field], [field]);
  const movable = useMovable(records, fields, onMove !== undefined);
  const isDraggable = useCallback(({ record }: TimeBar) => movable.has(record.id), [movable]);
  const drag = useEvent((bar: TimeBar | null) => {
    dragged.current = bar;
  });
  const drop = useEvent((lane: Identifier | null) => {
    const bar = dragged.current;
    dragged.current = null;
    if (bar && (bar.record[field] ?? null) !== lane) onMove?.(bar, lane);
  });
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
      <Box sx={{ minWidth: { xs: hours.length * HOUR_WIDTH, md: NAME_WIDTH + hours.length * HOUR_WIDTH } }}>
        <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: GRID, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={[STICKY, { display: { xs: 'none', md: 'block' } }]} />
          <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${hours.length}, 1fr)` }}>
            {hours.map((hour) => (
              <Box key={hour} sx={{ pl: 0.5, py: 0.5, fontSize: 12, color: 'text.secondary' }}>
                {zone.timeOf(new Date(hour))}
              </Box>
            ))}
          </Box>
        </Box>
        <Box component="ul" sx={[LANES, BARS, barColors, { '--hours': hours.length }]}>
          {lanes.map((lane, index) => {
            const shown = drawn - (before[index] ?? 0);
            return shown <= 0 ? null : (
              <TimelineLane
                key={lane.id ?? ''}
                lane={lane}
                field={field}
                title={lane.id === null ? undefined : titles.get(lane.id)}
                shown={Math.min(shown, sizeOf(lane))}
                textsOf={textsOf}
                start={start}
                end={end}
                isDraggable={isDraggable}
                onOpen={onOpen}
                onDrag={drag}
                onDrop={drop}
              />
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}

const sizeOf = ({ rows }: TimeLane) => rows.reduce((size, row) => size + row.length, 1);

function weigh(lanes: readonly TimeLane[]) {
  let total = 0;
  const before = lanes.map((lane) => {
    const start = total;
    total += sizeOf(lane);
    return start;
  });
  return { before, total };
}

const GRID = { xs: 'minmax(0, 1fr)', md: `${NAME_WIDTH}px minmax(0, 1fr)` };

const STICKY = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  px: 1,
  py: 0.5,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 14,
  bgcolor: 'background.paper',
  borderRight: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  justifySelf: { xs: 'start', md: 'stretch' },
  maxWidth: { xs: 'calc(100vw - 26px)', md: 'none' },
} as const;

/** The browser skips layout and paint for invisible lanes. */
const LANES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '--name-height': { xs: `${NAME_HEIGHT}px`, md: '0px' },
  '& .timeline-lane': {
    display: 'grid',
    gridTemplateColumns: GRID,
    borderBottom: 1,
    borderColor: 'divider',
    contentVisibility: 'auto',
    '&:last-child': { borderBottom: 0 },
  },
  '& .timeline-name': STICKY,
  '& .timeline-name > em': { color: 'text.secondary' },
  '& .timeline-lane > ul': {
    m: 0,
    p: 0,
    listStyle: 'none',
    background: ({ palette }: Theme) =>
      `repeating-linear-gradient(to right, ${palette.divider} 0 1px, transparent 1px calc(100% / var(--hours)))`,
  },
} as const;
