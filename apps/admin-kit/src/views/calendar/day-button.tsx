import { addDays } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useCalendarParts } from './calendar-context.ts';
import { stepped } from './days.ts';

interface DayButtonProps {
  readonly day: string;
  readonly count: number;
}

/**
 * Shows the number of a day as a button that opens the list of the day. The arrow keys go to other days. Only the chosen
 * day is reached by the tab key.
 */
export function DayButton({ day, count }: DayButtonProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { day: chosen, today, month, select, list } = useCalendarParts();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey ? undefined : KEYS[event.key]?.(day);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };
  const name = dayName(day, locale);
  return (
    <button
      type="button"
      className="calendar-day"
      data-day={day}
      data-pale={(month !== undefined && !day.startsWith(month)) || undefined}
      tabIndex={day === chosen ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      aria-label={translate('calendar.day_with', { day: name, smart_count: count })}
      onClick={() => list(day)}
      onKeyDown={onKeyDown}
    >
      <b>{Number(day.slice(8))}</b>
    </button>
  );
}

const KEYS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => stepped('month', day, -1),
  PageDown: (day) => stepped('month', day, 1),
};

export function dayName(day: string, locale: string): string {
  return partOf(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Formats a day that has no time zone. UTC is used, because the day begins at midnight UTC. */
export function partOf(day: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

export const DAY_BUTTONS = {
  '& .calendar-day': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    minHeight: 24,
    minWidth: 24,
    px: 0.5,
    font: 'inherit',
    fontSize: 13,
    color: 'text.primary',
    background: 'none',
    border: 0,
    borderRadius: 3,
    cursor: 'pointer',
    '& b': { fontWeight: 500, minWidth: 16, textAlign: 'center' },
    '&[data-pale]': { color: 'text.secondary' },
    '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  },
} as const;
