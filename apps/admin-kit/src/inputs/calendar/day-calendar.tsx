import { addDays, addMonths } from '@tuyen/model';
import { Box, Button, IconButton, NativeSelect, Stack } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { monthNames, dayLabel, weekday, weekdayNames, weeksOf } from './days.ts';

interface DayCalendarProps {
  readonly chosen: string | undefined;
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

const YEARS_BACK = 110;
const YEARS_AHEAD = 30;

export function DayCalendar({ chosen, today, onChoose }: DayCalendarProps) {
  const language = useLocale();
  const translate = useTranslate();
  const [at, setAt] = useState(chosen ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(true);

  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  /**
   * @param focus true if the focus moves to the day, as after an arrow key. False if the focus stays where it is, as
   * after a click on a button above the calendar
   */
  const go = (day: string, focus: boolean) => {
    follow.current = focus;
    setAt(day);
  };
  const press = (event: KeyboardEvent) => {
    const next = dayAfter(event, at);
    if (next === undefined) return;
    event.preventDefault();
    go(next, true);
  };
  const thisYear = Number(today.slice(0, 4));
  const year = Number(at.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_, index) => thisYear - YEARS_BACK + index);
  return (
    <Box sx={{ p: 1.5, width: 308 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, mb: 1 }}>
        <IconButton aria-label={translate('form.calendar.previous_month')} onClick={() => go(addMonths(at, -1), false)}>
          <ChevronLeft />
        </IconButton>
        <NativeSelect
          value={Number(at.slice(5, 7))}
          inputProps={{ 'aria-label': translate('form.calendar.month') }}
          onChange={({ target }) => go(addMonths(at, Number(target.value) - Number(at.slice(5, 7))), false)}
          sx={{ flex: 1 }}
        >
          {monthNames(language, 'long').map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          value={year}
          inputProps={{ 'aria-label': translate('form.calendar.year') }}
          onChange={({ target }) => go(addMonths(at, 12 * (Number(target.value) - year)), false)}
        >
          {(years.includes(year) ? years : [...years, year].toSorted((a, b) => a - b)).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </NativeSelect>
        <IconButton aria-label={translate('form.calendar.next_month')} onClick={() => go(addMonths(at, 1), false)}>
          <ChevronRight />
        </IconButton>
      </Stack>
      <Box
        component="table"
        role="grid"
        ref={grid}
        aria-label={translate('form.calendar.days')}
        onKeyDown={press}
        sx={{ borderSpacing: 0, width: '100%', textAlign: 'center' }}
      >
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, full }) => (
              <Box
                component="th"
                scope="col"
                abbr={full}
                key={full}
                sx={{ typography: 'caption', color: 'text.secondary' }}
              >
                {short}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" aria-selected={day === chosen} style={{ padding: 0 }}>
                  <Button
                    size="small"
                    variant={day === chosen ? 'contained' : day === today ? 'outlined' : 'text'}
                    aria-label={dayLabel(day, language)}
                    {...(day === today ? { 'aria-current': 'date' as const } : {})}
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    onClick={() => onChoose(day)}
                    sx={{
                      minWidth: 0,
                      width: 38,
                      height: 38,
                      p: 0,
                      ...(day === chosen || day.slice(0, 7) === at.slice(0, 7) ? {} : { color: 'text.secondary' }),
                      ...(day === chosen || day === today ? {} : { fontWeight: 400, color: 'text.primary' }),
                    }}
                  >
                    {Number(day.slice(8))}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={() => onChoose(today)}>
        {translate('form.calendar.today')}
      </Button>
    </Box>
  );
}

function dayAfter({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
