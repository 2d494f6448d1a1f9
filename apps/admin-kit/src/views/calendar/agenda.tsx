import { Box, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { barColors } from '../timeline/timeline-bar.tsx';
import { useCalendarParts } from './calendar-context.ts';
import { CreateHere } from './create-here.tsx';
import { DAY_BUTTONS, dayName } from './day-button.tsx';
import type { CalendarEntry } from './entries.ts';
import { ENTRIES, EntryButton } from './entry-button.tsx';

interface AgendaProps {
  readonly entries: readonly CalendarEntry[];
  readonly days: readonly string[];
}

/** Shows the days with entries below each other, for phones. An entry of several days is at its first one. */
export function Agenda({ entries, days }: AgendaProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { day: chosen, today, month } = useCalendarParts();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const shown = entries.filter((entry) => entry.first <= last && entry.last >= first);
  const byDay = Map.groupBy(shown, (entry) => (entry.first < first ? first : entry.first));
  const listed = days.filter(
    (day) => byDay.has(day) || ((day === chosen || day === today) && (month === undefined || day.startsWith(month))),
  );
  return (
    <Box component="ol" sx={[AGENDA, ENTRIES, DAY_BUTTONS, barColors]}>
      {listed.map((day) => (
        <li key={day}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography component="h2" variant="subtitle2" sx={{ flex: 1, color: day === today ? 'primary.main' : '' }}>
              {dayName(day, locale)}
            </Typography>
            <CreateHere day={day} always />
          </Box>
          {byDay.has(day) ? null : (
            <Typography variant="body2" color="text.secondary">
              {translate('calendar.empty_day')}
            </Typography>
          )}
          {byDay.get(day)?.map((entry) => (
            <Box key={entry.record.id} sx={{ mt: 0.5 }}>
              <EntryButton entry={entry} reached />
            </Box>
          ))}
        </li>
      ))}
    </Box>
  );
}

const AGENDA = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } },
  '& .calendar-entry': { minHeight: 40, fontSize: 14 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
