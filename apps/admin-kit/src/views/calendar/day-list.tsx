import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { barColors } from '../timeline/timeline-bar.tsx';
import { useCalendarParts } from './calendar-context.ts';
import { dayName } from './day-button.tsx';
import { isOn, type CalendarEntry } from './entries.ts';
import { ENTRIES, EntryButton } from './entry-button.tsx';

interface DayListProps {
  readonly day: string;
  readonly entries: readonly CalendarEntry[];
  readonly onClose: () => void;
}

/** Lists all entries of a day in a dialog. */
export function DayList({ day, entries, onClose }: DayListProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { mayCreate, create } = useCalendarParts();
  const found = entries.filter((entry) => isOn(entry, day));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="calendar-day-list">
      <DialogTitle id="calendar-day-list">{dayName(day, locale)}</DialogTitle>
      <DialogContent>
        {found.length === 0 ? (
          <Typography color="text.secondary">{translate('calendar.empty_day')}</Typography>
        ) : (
          <Box component="ul" sx={[LIST, ENTRIES, barColors]}>
            {found.map((entry) => (
              <li key={entry.record.id}>
                <EntryButton entry={entry} reached />
              </li>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        {mayCreate ? <Button onClick={() => create(day)}>{translate('calendar.create')}</Button> : null}
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose} color="inherit">
          {translate('lanes.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LIST = {
  m: 0,
  p: '4px',
  listStyle: 'none',
  display: 'grid',
  gap: 0.5,
  '& .calendar-entry': { minHeight: 36, fontSize: 14 },
} as const;
