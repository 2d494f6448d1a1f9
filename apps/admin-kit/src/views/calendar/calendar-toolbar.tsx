import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import { TypedTime } from '../../inputs/typed/typed-time.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { dayName, partOf } from './day-button.tsx';
import { isMode, MODES, stepped, type Mode } from './days.ts';

interface CalendarToolbarProps {
  readonly mode: Mode;
  readonly day: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly onMode: (mode: Mode) => void;
  readonly onDay: (day: string) => void;
}

export function CalendarToolbar({ mode, day, days, today, onMode, onDay }: CalendarToolbarProps) {
  const translate = useTranslate();
  const next = () => onDay(stepped(mode, day, 1));
  const previous = () => onDay(stepped(mode, day, -1));
  useKeys([
    { key: 'J', label: translate(`calendar.next.${mode}`), run: next },
    { key: 'K', label: translate(`calendar.previous.${mode}`), run: previous },
    { key: 'T', label: translate('lanes.today'), run: () => onDay(today) },
    ...MODES.map((one) => ({
      key: KEYS[one],
      label: translate(`calendar.mode.${one}`),
      run: () => onMode(one),
    })),
  ]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, displayPrint: 'none' }}>
        <IconButton aria-label={translate(`calendar.previous.${mode}`)} aria-keyshortcuts="K" onClick={previous}>
          <ChevronLeft />
        </IconButton>
        <Box sx={{ width: 170 }}>
          <TypedTime
            id="calendar-day"
            size="small"
            label={translate('lanes.day')}
            precision="day"
            value={day}
            wholeOnly
            onChange={(value) => {
              if (value !== null) onDay(value);
            }}
          />
        </Box>
        <IconButton aria-label={translate(`calendar.next.${mode}`)} aria-keyshortcuts="J" onClick={next}>
          <ChevronRight />
        </IconButton>
        <Button disabled={days.includes(today) && day === today} onClick={() => onDay(today)} aria-keyshortcuts="T">
          {translate('lanes.today')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={translate('calendar.modes')}
          onChange={(_, value: string | null) => {
            if (isMode(value)) onMode(value);
          }}
        >
          {MODES.map((one) => (
            <ToggleButton key={one} value={one} aria-keyshortcuts={KEYS[one]} sx={{ textTransform: 'none', px: 1.5 }}>
              {translate(`calendar.mode.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <div role="status">
        <Typography
          component="h2"
          variant="h6"
          sx={{ mb: 1, fontSize: 16, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          <RangeName mode={mode} day={day} days={days} />
        </Typography>
      </div>
    </>
  );
}

const KEYS: Readonly<Record<Mode, string>> = { month: 'M', week: 'W', day: 'D' };

function RangeName({
  mode,
  day,
  days,
}: {
  readonly mode: Mode;
  readonly day: string;
  readonly days: readonly string[];
}) {
  const locale = useLocale();
  const { date } = useFormats();
  if (mode === 'month') return partOf(day, locale, { month: 'long', year: 'numeric' });
  if (mode === 'day') return dayName(day, locale);
  return `${date(days[0] ?? day)} – ${date(days.at(-1) ?? day)}`;
}
