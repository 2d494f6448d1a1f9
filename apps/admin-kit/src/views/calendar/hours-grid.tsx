import { Box } from '@mui/material';
import { useMemo, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { barColors } from '../timeline/timeline-bar.tsx';
import { useCalendarParts } from './calendar-context.ts';
import { CreateHere, CREATES } from './create-here.tsx';
import { DAY_BUTTONS } from './day-button.tsx';
import { isLong, type CalendarEntry } from './entries.ts';
import { ENTRIES, EntryButton } from './entry-button.tsx';
import { hoursOf, slotsOf } from './slots.ts';
import { WeekRow, WEEKS } from './week-row.tsx';

interface HoursGridProps {
  readonly entries: readonly CalendarEntry[];
  readonly days: readonly string[];
}

/** Number of entries of an hour that are shown. */
const IN_SLOT = 8;

/** Shows days beside each other and their hours below each other. Entries of several days are above the hours. */
export function HoursGrid({ entries, days }: HoursGridProps) {
  const long = useMemo(() => entries.filter(isLong), [entries]);
  const short = useMemo(() => entries.filter((entry) => !isLong(entry)), [entries]);
  const slots = useMemo(() => slotsOf(short), [short]);
  const hours = useMemo(() => hoursOf(short), [short]);
  const least = days.length > 1 ? 60 + days.length * 120 : 0;
  return (
    <Box sx={[GRID, WEEKS, ENTRIES, DAY_BUTTONS, CREATES, barColors]}>
      <Box sx={{ minWidth: least }}>
        <Box className="calendar-head">
          <span />
          <WeekRow entries={long} counted={entries} days={days} most={6} weekday />
        </Box>
        {hours.map((hour) => (
          <Box key={hour} className="calendar-hour">
            <span aria-hidden>{`${String(hour).padStart(2, '0')}:00`}</span>
            <Box className="calendar-slots" style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
              {days.map((day) => (
                <Slot key={day} day={day} hour={hour} entries={slots.get(`${day} ${hour}`) ?? NONE} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const NONE: readonly CalendarEntry[] = [];

interface SlotProps {
  readonly day: string;
  readonly hour: number;
  readonly entries: readonly CalendarEntry[];
}

function Slot({ day, hour, entries }: SlotProps) {
  const translate = useTranslate();
  const { move, drag, dragged, list } = useCalendarParts();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const entry = dragged();
    drag(null);
    if (entry) void move(entry, day, isLong(entry) ? undefined : hour);
  };
  const hidden = entries.length - IN_SLOT;
  return (
    <div
      className="calendar-slot"
      data-slot={`${day} ${hour}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {entries.slice(0, IN_SLOT).map((entry) => (
        <EntryButton key={entry.record.id} entry={entry} hours />
      ))}
      {hidden > 0 ? (
        <button type="button" className="calendar-more" tabIndex={-1} onClick={() => list(day)}>
          {translate('calendar.more', { smart_count: hidden })}
        </button>
      ) : null}
      <CreateHere day={day} hour={hour} />
    </div>
  );
}

const COLUMNS = '52px minmax(0, 1fr)';

const GRID = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflowX: 'auto',
  '& .calendar-head, & .calendar-hour': {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    borderBottom: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& .calendar-head .calendar-week': { borderBottom: 0, borderLeft: 1, borderColor: 'divider' },
  '& .calendar-hour:last-child': { borderBottom: 0 },
  '& .calendar-hour > span': { px: 0.75, py: 0.5, fontSize: 12, color: 'text.secondary', textAlign: 'right' },
  '& .calendar-slots': { display: 'grid', borderLeft: 1, borderColor: 'divider' },
  '& .calendar-slot': {
    display: 'grid',
    alignContent: 'start',
    gap: '2px',
    minWidth: 0,
    minHeight: 36,
    position: 'relative',
    p: '3px',
    borderLeft: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderLeft: 0 },
    '&[data-over]': { bgcolor: 'action.hover' },
    '& .calendar-create': { position: 'absolute', right: 2, bottom: 2, bgcolor: 'background.paper' },
  },
} as const;
