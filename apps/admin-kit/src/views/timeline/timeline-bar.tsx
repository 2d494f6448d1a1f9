import ErrorOutline from '@mui/icons-material/ErrorOutline';
import type { CSSObject, Theme } from '@mui/material';
import { memo, type MouseEvent } from 'react';
import { stateColors, STATE_COLORS, type StateColor } from '../../fields/choice/state-colors.ts';
import type { TimeBar } from './lay-out.ts';
import type { BarTexts } from './use-bar-texts.ts';

/** Keys that were held during a click. */
export interface HeldKeys {
  readonly range: boolean;
  readonly toggle: boolean;
}

interface TimelineBarProps {
  readonly bar: TimeBar;
  readonly textsOf: (bar: TimeBar) => BarTexts;
  /** Start of the bar, in percent of the axis length. */
  readonly left: number;
  readonly width: number;
  readonly draggable: boolean;
  /** Whether the bar is chosen for planning. Undefined if nothing can be planned. */
  readonly isChosen: boolean | undefined;
  /** Whether the bar shows values that are proposed and not yet saved. */
  readonly isDraft: boolean;
  readonly onOpen: (bar: TimeBar, held: HeldKeys) => void;
  readonly onDrag: (bar: TimeBar | null) => void;
}

/**
 * Bar of a record with its times and what it lacks, red if it conflicts with another bar. A plain element with styles
 * from the lanes, because there are hundreds of bars.
 */
export const TimelineBar = memo(function TimelineBar(props: TimelineBarProps) {
  const { bar, textsOf, left, width, draggable, isChosen, isDraft, onOpen, onDrag } = props;
  const { first, second, said, color } = textsOf(bar);
  const isClashing = bar.clashes.length > 0;
  const marks = [
    'timeline-bar',
    isClashing && 'timeline-clash',
    bar.lacks.length > 0 && 'timeline-lacking',
    isDraft && 'timeline-draft',
  ];
  const held = (event: MouseEvent) => ({ range: event.shiftKey, toggle: event.ctrlKey || event.metaKey });
  return (
    <button
      type="button"
      className={marks.filter(Boolean).join(' ')}
      data-color={color}
      data-bar-id={bar.record.id}
      data-start={bar.start}
      draggable={draggable}
      onDragStart={() => onDrag(bar)}
      onDragEnd={() => onDrag(null)}
      onClick={(event) => onOpen(bar, held(event))}
      aria-label={said.join(', ')}
      aria-pressed={isChosen}
      title={said.join('\n')}
      style={{ left: `${left}%`, width: `${width}%` }}
    >
      {isClashing ? <ErrorOutline sx={{ fontSize: 14, flex: 'none' }} /> : null}
      <span>
        <span>{first}</span> <span>{second}</span>
      </span>
    </button>
  );
});

export const BARS = {
  '& .timeline-bar': {
    position: 'absolute',
    top: 4,
    bottom: 4,
    minWidth: 12,
    px: 0.5,
    py: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 0.25,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    font: 'inherit',
    fontSize: 12,
    lineHeight: 1.35,
    textAlign: 'left',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'pointer',
    '& > span': { minWidth: 0 },
    '& > span > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > span > span:first-of-type': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '&[draggable=true]': { borderLeft: 4, borderLeftColor: 'text.secondary', cursor: 'grab' },
    '&:hover': { filter: 'brightness(0.96)' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
  },
  '& .timeline-lacking': {
    borderStyle: 'dashed !important',
    borderWidth: '2px !important',
    borderColor: ({ palette }: Theme) => `${palette.warning.main} !important`,
    '& > span > span:last-of-type': { fontSize: 11 },
  },
  '& .timeline-clash': { border: 2, borderColor: ({ palette }: Theme) => palette.error.main, fontWeight: 600 },
  '& .timeline-draft': { outline: '2px dashed', outlineColor: 'info.main', outlineOffset: -3 },
  '& .timeline-bar[aria-pressed=true]': {
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 2px ${palette.primary.main}`,
    borderColor: ({ palette }: Theme) => `${palette.primary.main} !important`,
    borderStyle: 'solid !important',
  },
} as const;

/** Colors bars that lack something, whatever their state is. */
export const lackingColors = (theme: Theme): Readonly<Record<string, CSSObject>> => ({
  '& .timeline-bar.timeline-lacking': stateColors(theme, 'warning'),
});

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
