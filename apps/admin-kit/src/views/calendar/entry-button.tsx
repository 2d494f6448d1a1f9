import { addDays } from '@tuyen/model';
import { memo, type KeyboardEvent } from 'react';
import { hasEnd, isLong, isOn, type CalendarEntry } from './entries.ts';
import { useCalendarParts } from './calendar-context.ts';

interface EntryButtonProps {
  readonly entry: CalendarEntry;
  readonly before?: boolean;
  readonly after?: boolean;
  /** Whether the days are beside each other, so that up and down change the hour. */
  readonly hours?: boolean;
  /** Whether the button is in a list: the tab key reaches it on every day, and it says the end too. */
  readonly reached?: boolean;
}

/** Shows a record as a button. Alt with an arrow key moves the record by a day, by a week or by an hour. */
export const EntryButton = memo(function EntryButton(props: EntryButtonProps) {
  const { entry, before = false, after = false, hours = false, reached = false } = props;
  const { textsOf, movable, day, open, move, drag } = useCalendarParts();
  const { title, color, when, label } = textsOf(entry);
  // The name contains the shown text, so that people who speak commands can say what they see.
  const time = reached ? when : isLong(entry) ? '' : (entry.time ?? '');
  const said = [time === '' ? title : `${time} ${title}`, reached ? '' : when, label].filter(Boolean);
  const isMovable = movable.has(entry.record.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!event.altKey || !step || !isMovable) return;
    event.preventDefault();
    const hour = Number(entry.time?.slice(0, 2));
    if (!hours || step.days !== 7 * Math.sign(step.days)) void move(entry, addDays(entry.first, step.days));
    else void moveByHour(hour + Math.sign(step.days));
  };
  const moveByHour = async (hour: number) => {
    if (hour >= 0 && hour < 24) await move(entry, entry.first, hour);
  };
  return (
    <button
      type="button"
      className="calendar-entry"
      data-record={String(entry.record.id)}
      data-color={color}
      data-before={before || undefined}
      data-after={after || !hasEnd(entry) || undefined}
      draggable={isMovable}
      tabIndex={reached || isOn(entry, day) ? 0 : -1}
      aria-keyshortcuts={isMovable ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
      aria-label={said.join(', ')}
      title={said.join('\n')}
      onDragStart={() => drag(entry)}
      onDragEnd={() => drag(null)}
      onClick={() => open(entry)}
      onKeyDown={onKeyDown}
    >
      {time === '' ? null : <b>{time} </b>}
      <span>{title}</span>
    </button>
  );
});

const STEPS: Readonly<Record<string, { readonly days: number }>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { days: -7 },
  ArrowDown: { days: 7 },
};

export const ENTRIES = {
  '& .calendar-entry': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: '100%',
    minWidth: 0,
    minHeight: 24,
    px: 0.75,
    py: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'left',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'pointer',
    '& b': { flex: 'none', fontWeight: 600 },
    '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[draggable=true]': { borderLeft: 4, borderLeftColor: 'text.secondary', cursor: 'grab' },
    '&[data-before]': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, borderLeft: '1px dashed' },
    '&[data-after]': { borderTopRightRadius: 0, borderBottomRightRadius: 0, borderRightStyle: 'dashed' },
    '&:hover': { filter: 'brightness(0.96)' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
  },
} as const;
