import ErrorOutline from '@mui/icons-material/ErrorOutline';
import type { CSSObject, Theme } from '@mui/material';
import { memo } from 'react';
import { stateColors, STATE_COLORS, type StateColor } from '../../fields/choice/state-colors.ts';
import type { TimeBar } from './lay-out.ts';
import type { BarTexts } from './use-bar-texts.ts';

interface TimelineBarProps {
  readonly bar: TimeBar;
  readonly textsOf: (bar: TimeBar) => BarTexts;
  /** Start of the bar, in percent of the axis length. */
  readonly left: number;
  readonly width: number;
  readonly draggable: boolean;
  readonly onOpen: (bar: TimeBar) => void;
  readonly onDrag: (bar: TimeBar | null) => void;
}

/**
 * Bar of a record with its times, red if it conflicts with another bar. A plain element with styles from the lanes,
 * because there are hundreds of bars.
 */
export const TimelineBar = memo(function TimelineBar(props: TimelineBarProps) {
  const { bar, textsOf, left, width, draggable, onOpen, onDrag } = props;
  const { from, said, color } = textsOf(bar);
  const isClashing = bar.clashes.length > 0;
  return (
    <button
      type="button"
      className={isClashing ? 'timeline-bar timeline-clash' : 'timeline-bar'}
      data-color={color}
      draggable={draggable}
      onDragStart={() => onDrag(bar)}
      onDragEnd={() => onDrag(null)}
      onClick={() => onOpen(bar)}
      aria-label={said.join(', ')}
      title={said.join('\n')}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {isClashing ? <ErrorOutline sx={{ fontSize: 14, flex: 'none' }} /> : null}
      <span>{from}</span>
    </button>
  );
});

export const BARS = {
  '& .timeline-bar': {
    position: 'absolute',
    top: 3,
    bottom: 3,
    minWidth: 12,
    px: 0.5,
    display: 'flex',
    alignItems: 'center',
    gap: 0.25,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    font: 'inherit',
    fontSize: 12,
    textAlign: 'left',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'pointer',
    '&[draggable=true]': { borderLeft: 4, borderLeftColor: 'text.secondary', cursor: 'grab' },
    '&:hover': { filter: 'brightness(0.96)' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
  },
  '& .timeline-clash': { border: 2, borderColor: ({ palette }: Theme) => palette.error.main, fontWeight: 600 },
} as const;

/** Symbols in addition to colors, for users who cannot distinguish the colors. Bars and legend use the same. */
const MARKS: Readonly<Record<StateColor, string>> = {
  neutral: '○',
  info: '▸',
  success: '✓',
  warning: '!',
  danger: '✕',
};

export const barColors = (theme: Theme): Readonly<Record<string, CSSObject>> =>
  Object.fromEntries(
    STATE_COLORS.map((color) => [
      `& [data-color=${color}]`,
      // `content: "…" / ""` sets an empty alternative text, which hides the symbol from screen readers. They read the
      // label instead.
      { ...stateColors(theme, color), '&::before': { content: `"${MARKS[color]}" / ""`, fontWeight: 600 } },
    ]),
  );
