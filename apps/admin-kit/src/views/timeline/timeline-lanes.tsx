import { Box, type Theme } from '@mui/material';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useEvent, type Identifier } from 'react-admin';
import { stateColors } from '../../fields/choice/state-colors.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useGradually } from '../../layout/use-gradually.ts';
import { axisOf, hoursOf, inKnownOrder, type TimeBar, type TimeLane } from './lay-out.ts';
import type { Chosen } from './planning/selection.ts';
import { barBeside } from './planning/walk-bars.ts';
import { BARS, barColors, lackingColors, type HeldKeys } from './timeline-bar.tsx';
import { TimelineLane } from './timeline-lane.tsx';
import type { BarTexts } from './use-bar-texts.ts';
import { useMovable } from './use-movable.ts';
import { useNow } from './use-now.ts';
import type { Timeline } from './use-timeline.ts';

/** Width of the names beside the bars. On narrow screens the names are above the bars. */
const NAME_WIDTH = 200;
const NAME_HEIGHT = 32;
/** Minimum widths of an hour on the time axis, by zoom. The first one fits the label of the hour. */
export const HOUR_WIDTHS = [64, 144, 216] as const;
const FIRST = 40;
const PORTION = 20;

interface TimelineLanesProps {
  readonly timeline: Timeline;
  readonly field: string;
  readonly textsOf: (bar: TimeBar) => BarTexts;
  readonly hourWidth: number;
  readonly chosen: Chosen | undefined;
  readonly drafted: Chosen;
  readonly onOpen: (bar: TimeBar, held: HeldKeys) => void;
  readonly onChoose: (lane: TimeLane) => void;
  /** Chooses a bar with the keyboard; `extend` also chooses the bars up to it. */
  readonly onPick: (id: Identifier, extend: boolean) => void;
  readonly onMove: ((bar: TimeBar, lane: Identifier | null) => void) | undefined;
}

export function TimelineLanes(props: TimelineLanesProps) {
  const { timeline, field, textsOf, hourWidth, chosen, drafted, onOpen, onChoose, onPick, onMove } = props;
  const { bars, titles, midnight } = timeline;
  const lanes = useKnownOrder(timeline);
  const { zone } = useFormats();
  const dragged = useRef<TimeBar | null>(null);
  const { before, total } = useMemo(() => weigh(lanes), [lanes]);
  const drawn = useGradually(total, FIRST, PORTION);
  const { start, end } = axisOf(bars, midnight);
  const hours = hoursOf({ start, end });
  const records = useMemo(() => bars.map(({ record }) => record), [bars]);
  const fields = useMemo(() => [field], [field]);
  const now = useNow();
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
  const walk = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const bar = event.target.closest('[data-bar-id]');
    if (!bar) return;
    if (event.key === ' ' && chosen) {
      event.preventDefault();
      onPick(bar.getAttribute('data-bar-id') ?? '', event.shiftKey);
      return;
    }
    const next = barBeside(bar, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!event.shiftKey || !chosen) return;
    if (chosen.size === 0) onPick(bar.getAttribute('data-bar-id') ?? '', false);
    onPick(next.getAttribute('data-bar-id') ?? '', true);
  };
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
      <Box sx={{ minWidth: { xs: hours.length * hourWidth, md: NAME_WIDTH + hours.length * hourWidth } }}>
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
        <Box
          component="ul"
          onKeyDown={walk}
          sx={[
            LANES,
            tray,
            BARS,
            barColors,
            lackingColors,
            { '--hours': hours.length },
            nowLine((now - start) / (end - start)),
          ]}
        >
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
                chosen={chosen}
                drafted={drafted}
                onOpen={onOpen}
                onChoose={onChoose}
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

/** Keeps the lanes where they were when the page learned their names. */
function useKnownOrder({ lanes, titles }: Timeline): readonly TimeLane[] {
  const [order, setOrder] = useState<readonly Identifier[]>();
  if (!order && titles.size > 0) setOrder(lanes.flatMap(({ id }) => id ?? []));
  return useMemo(() => (order ? inKnownOrder(lanes, order) : lanes), [lanes, order]);
}

/** Makes the lane of unassigned bars stand out. */
const tray = (theme: Theme) => ({
  '& .timeline-tray': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& .timeline-tray .timeline-name': { ...stateColors(theme, 'warning'), fontWeight: 600 },
});

/** Draws a line at the current time through all lanes, if it is on the axis. */
function nowLine(at: number) {
  if (at < 0 || at > 1) return {};
  return {
    '& .timeline-lane > ul::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: `${at * 100}%`,
      width: 2,
      bgcolor: 'error.main',
      opacity: 0.7,
      pointerEvents: 'none',
    },
  };
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

/** Returns the dash of a box of which only a part is chosen. */
const dash = (color: string) => `linear-gradient(${color}, ${color}) center / 10px 2px no-repeat`;

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
  '& .timeline-name': { ...STICKY, display: 'flex', alignItems: { xs: 'center', md: 'flex-start' } },
  '& .timeline-name .plain-checkbox': {
    margin: { xs: '0 8px 0 0', md: '3px 8px 0 0' },
    displayPrint: 'none',
    '&:indeterminate': { borderColor: 'primary.main', background: ({ palette }: Theme) => dash(palette.primary.main) },
  },
  '& .timeline-title': {
    minWidth: 0,
    pt: { md: 0.25 },
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: '1', md: '2' },
    overflow: 'hidden',
  },
  '& .timeline-name em': { fontStyle: 'normal' },
  '& .timeline-lane > ul': {
    position: 'relative',
    m: 0,
    p: 0,
    listStyle: 'none',
    background: ({ palette }: Theme) =>
      `repeating-linear-gradient(to right, ${palette.divider} 0 1px, transparent 1px calc(100% / var(--hours)))`,
  },
} as const;
