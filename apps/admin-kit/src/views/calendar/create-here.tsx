import Add from '@mui/icons-material/Add';
import { IconButton } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useCalendarParts } from './calendar-context.ts';
import { dayName } from './day-button.tsx';

interface CreateHereProps {
  readonly day: string;
  readonly hour?: number;
  /** Whether the button is always there, not only under the pointer. */
  readonly always?: boolean;
}

/**
 * Shows the button that creates a record on a day. In a grid it appears under the pointer; by keyboard, the list of the day
 * has the same button.
 */
export function CreateHere({ day, hour, always = false }: CreateHereProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { mayCreate, create } = useCalendarParts();
  if (!mayCreate) return null;
  const at = hour === undefined ? '' : ` ${String(hour).padStart(2, '0')}:00`;
  return (
    <IconButton
      className="calendar-create"
      size="small"
      tabIndex={always ? 0 : -1}
      aria-hidden={!always}
      aria-label={translate('calendar.create_on', { day: `${dayName(day, locale)}${at}` })}
      onClick={() => create(day, hour)}
    >
      <Add sx={{ fontSize: 16 }} />
    </IconButton>
  );
}

export const CREATES = {
  '& .calendar-create': { p: 0.25, opacity: 0, displayPrint: 'none', '&:focus-visible': { opacity: 1 } },
  '& :hover > .calendar-create': { opacity: 1 },
} as const;
