import { Box } from '@mui/material';
import { useLocale } from 'react-admin';
import { barColors } from '../timeline/timeline-bar.tsx';
import { CREATES } from './create-here.tsx';
import { DAY_BUTTONS, partOf } from './day-button.tsx';
import { weeksOf } from './days.ts';
import type { CalendarEntry } from './entries.ts';
import { ENTRIES } from './entry-button.tsx';
import { WeekRow, WEEKS } from './week-row.tsx';

interface MonthGridProps {
  readonly entries: readonly CalendarEntry[];
  readonly days: readonly string[];
}

/** Number of entries of a day that a month shows, and a week. */
const IN_MONTH = 4;
const IN_WEEK = 40;

/** Shows weeks below each other: a month, or a single week of records without clock times. */
export function MonthGrid({ entries, days }: MonthGridProps) {
  const locale = useLocale();
  const weeks = weeksOf(days);
  const single = weeks.length === 1;
  return (
    <Box sx={[GRID, WEEKS, ENTRIES, DAY_BUTTONS, CREATES, barColors]}>
      <Box aria-hidden className="calendar-weekdays">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{partOf(day, locale, { weekday: 'short' })}</span>
        ))}
      </Box>
      {weeks.map((week) => (
        <WeekRow
          key={week[0]}
          entries={entries}
          days={week}
          most={single ? IN_WEEK : IN_MONTH}
          minHeight={single ? 320 : 112}
        />
      ))}
    </Box>
  );
}

const GRID = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '& .calendar-weekdays': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    borderBottom: 1,
    borderColor: 'divider',
    '& span': { px: 1, py: 0.75, fontSize: 12, fontWeight: 500, color: 'text.secondary' },
  },
} as const;
