import { addMonths } from '@tuyen/model';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { monthNames } from './days.ts';

interface MonthCalendarProps {
  readonly chosen: string | undefined;
  readonly today: string;
  readonly onChoose: (month: string) => void;
}

const COLUMNS = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  PageUp: -12,
  PageDown: 12,
};

export function MonthCalendar({ chosen, today, onChoose }: MonthCalendarProps) {
  const language = useLocale();
  const translate = useTranslate();
  const thisMonth = today.slice(0, 7);
  const [at, setAt] = useState(chosen ?? thisMonth);
  const grid = useRef<HTMLDivElement>(null);
  const follow = useRef(true);

  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>(`[data-month="${at}"]`)?.focus();
  }, [at]);

  const go = (steps: number, focus: boolean) => {
    follow.current = focus;
    setAt(addMonths(`${at}-01`, steps).slice(0, 7));
  };
  const press = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    go(steps, true);
  };
  const year = at.slice(0, 4);
  return (
    <Box sx={{ p: 1.5, width: 308 }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <IconButton aria-label={translate('form.calendar.previous_year')} onClick={() => go(-12, false)}>
          <ChevronLeft />
        </IconButton>
        <Typography component="span" aria-live="polite" sx={{ flex: 1, textAlign: 'center', fontWeight: 600 }}>
          {year}
        </Typography>
        <IconButton aria-label={translate('form.calendar.next_year')} onClick={() => go(12, false)}>
          <ChevronRight />
        </IconButton>
      </Stack>
      <Box
        ref={grid}
        role="group"
        aria-label={translate('form.calendar.months')}
        onKeyDown={press}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${COLUMNS}, 1fr)`, gap: 0.5 }}
      >
        {monthNames(language, 'short').map((name, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}`;
          return (
            <Button
              key={name}
              variant={month === chosen ? 'contained' : month === thisMonth ? 'outlined' : 'text'}
              aria-pressed={month === chosen}
              {...(month === thisMonth ? { 'aria-current': 'date' as const } : {})}
              data-month={month}
              tabIndex={month === at ? 0 : -1}
              onClick={() => onChoose(month)}
              sx={{ minHeight: 44, textTransform: 'none' }}
            >
              {name}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
