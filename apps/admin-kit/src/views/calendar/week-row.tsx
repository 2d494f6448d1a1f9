import { Box } from '@mui/material';
import { useMemo, useState, type DragEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useCalendarParts } from './calendar-context.ts';
import { CreateHere } from './create-here.tsx';
import { DayButton, partOf } from './day-button.tsx';
import { isOn, type CalendarEntry } from './entries.ts';
import { EntryButton } from './entry-button.tsx';
import { layOutWeek } from './lay-out-week.ts';

interface WeekRowProps {
  readonly entries: readonly CalendarEntry[];
  /** Entries that a day counts; by default the shown ones. */
  readonly counted?: readonly CalendarEntry[];
  readonly days: readonly string[];
  /** Maximum number of entries above each other. */
  readonly most: number;
  /** Whether each day has its weekday. */
  readonly weekday?: boolean;
  readonly minHeight?: number;
}

/** Shows a row of days: entries of several days are bars over them. */
export function WeekRow({ entries, counted = entries, days, most, weekday = false, minHeight = 0 }: WeekRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { list, move, drag, dragged } = useCalendarParts();
  const { bars, lanes, hidden } = useMemo(() => layOutWeek(entries, days, most), [entries, days, most]);
  const [over, setOver] = useState<number | null>(null);
  const dayAt = ({ clientX, currentTarget }: DragEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(days.length - 1, Math.floor(((clientX - left) / width) * days.length)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(null);
    const [entry, day] = [dragged(), days[dayAt(event)]];
    drag(null);
    if (entry && day !== undefined) void move(entry, day);
  };
  return (
    <Box
      className="calendar-week"
      style={{
        gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
        // The last row takes the rest of the height.
        gridTemplateRows: `34px repeat(${lanes + 1}, auto) minmax(4px, 1fr)`,
        minHeight,
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(dayAt(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={drop}
    >
      {days.map((day, index) => (
        <div
          key={day}
          className="calendar-cell"
          data-over={over === index || undefined}
          style={{ gridColumn: index + 1, gridRow: '1 / -1' }}
        >
          {weekday ? <span aria-hidden>{partOf(day, locale, { weekday: 'short' })}</span> : null}
          <DayButton day={day} count={counted.filter((entry) => isOn(entry, day)).length} />
          <CreateHere day={day} />
        </div>
      ))}
      {bars.map(({ entry, column, span, lane, before, after }) => (
        <div
          key={entry.record.id}
          className="calendar-bar"
          style={{ gridColumn: `${column + 1} / span ${span}`, gridRow: lane + 2 }}
        >
          <EntryButton entry={entry} before={before} after={after} />
        </div>
      ))}
      {hidden.map((count, index) => {
        const day = days[index];
        return count === 0 || day === undefined ? null : (
          <button
            key={day}
            type="button"
            className="calendar-more"
            tabIndex={-1}
            style={{ gridColumn: index + 1, gridRow: lanes + 2 }}
            onClick={() => list(day)}
          >
            {translate('calendar.more', { smart_count: count })}
          </button>
        );
      })}
    </Box>
  );
}

export const WEEKS = {
  '& .calendar-week': {
    display: 'grid',
    rowGap: '2px',
    alignItems: 'start',
    borderBottom: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
    '&:last-child': { borderBottom: 0 },
  },
  '& .calendar-cell': {
    alignSelf: 'stretch',
    minWidth: 0,
    minHeight: 28,
    px: 0.5,
    pt: 0.5,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 0.5,
    '& > span': { pl: 0.5, fontSize: 13, lineHeight: '24px' },
    '& .calendar-create': { ml: 'auto' },
    borderLeft: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderLeft: 0 },
    '&[data-over]': { bgcolor: 'action.hover' },
  },
  '& .calendar-bar': { minWidth: 0, px: 0.5 },
  '& .calendar-more': {
    justifySelf: 'start',
    mx: 0.5,
    px: 0.5,
    minHeight: 24,
    font: 'inherit',
    fontSize: 12,
    color: 'text.secondary',
    background: 'none',
    border: 0,
    cursor: 'pointer',
    textAlign: 'left',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;
