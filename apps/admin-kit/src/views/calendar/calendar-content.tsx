import { isDate, type CalendarView } from '@tuyen/model';
import { Alert, Box, LinearProgress } from '@mui/material';
import { Children, isValidElement, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { weekStartOf } from '../../format/week-start.ts';
import { lazyComponent } from '../../layout/lazy-component.tsx';
import { useModel } from '../../model/model-context.tsx';
import { LoadError } from '../../pages/load-error.tsx';
import { useCanAction } from '../../record/can-action.ts';
import { usePhone } from '../../theme/phone.ts';
import { TimelineLegend } from '../timeline/timeline-legend.tsx';
import { useMovable } from '../timeline/use-movable.ts';
import { Agenda } from './agenda.tsx';
import { CalendarContext, type CalendarParts } from './calendar-context.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayList } from './day-list.tsx';
import { daysOf, isMode } from './days.ts';
import type { CalendarEntry } from './entries.ts';
import { HoursGrid } from './hours-grid.tsx';
import { MonthGrid } from './month-grid.tsx';
import { CalendarInputs } from './parts.tsx';
import { useCalendar } from './use-calendar.ts';
import { useEntryTexts } from './use-entry-texts.ts';
import { useMoveEntry } from './use-move-entry.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

const OpenedBar = lazyComponent(() => import('../timeline/opened-bar.tsx'));
const MOVE = { save: 'calendar.move', saved: 'calendar.saved' };

interface CalendarContentProps {
  readonly view: CalendarView;
  readonly children: ReactNode;
}

export default function CalendarContent({ view, children }: CalendarContentProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const today = useToday();
  const { region, languages } = useModel();
  const [search, setSearch] = useSearchParams();
  const [askedMode, askedDay] = [search.get('mode'), search.get('day') ?? ''];
  const mode = isMode(askedMode) ? askedMode : view.mode;
  const day = isDate(askedDay) ? askedDay : today;
  const change = (values: Readonly<Record<string, string>>) =>
    setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...values }), { replace: true });
  const weekStart = weekStartOf(region, languages);
  // The same days are the same array, so that another chosen day loads nothing again.
  const shown = daysOf(mode, day, weekStart).join();
  const days = useMemo(() => shown.split(','), [shown]);
  const calendar = useCalendar(view, days);
  const { entries } = calendar;
  const records = useMemo(() => entries.map(({ record }) => record), [entries]);
  const canAction = useCanAction();
  const movable = useMovable(records, view.moves, view.moves.length > 0 && canAction('edit'));
  const [listed, setListed] = useState<string | null>(null);
  const [opened, setOpened] = useState<Identifier | null>(null);
  const { root, focusDay, focusRecord } = useReturnedFocus(entries, days);
  const dragged = useRef<CalendarEntry | null>(null);
  const create = useCreateOn(view);
  const parts: CalendarParts = {
    view,
    day,
    today,
    month: mode === 'month' ? day.slice(0, 7) : undefined,
    textsOf: useEntryTexts(view, records),
    movable,
    mayCreate: canAction('create') && view.moves.length > 0,
    select(to) {
      focusDay(to);
      change({ day: to });
    },
    list: setListed,
    open: ({ record }) => setOpened(record.id),
    create,
    move: useMoveEntry(view, focusRecord),
    drag(entry) {
      dragged.current = entry;
    },
    dragged: () => dragged.current,
  };
  const Body = phone || (view.days && mode === 'day') ? Agenda : mode === 'month' || view.days ? MonthGrid : HoursGrid;
  const all = Children.toArray(children);
  const isInputs = (part: ReactNode) => isValidElement(part) && part.type === CalendarInputs;
  const inputs = all.filter(isInputs);
  return (
    <CalendarContext value={parts}>
      <CalendarToolbar
        mode={mode}
        day={day}
        days={days}
        today={today}
        onMode={(to) => change({ mode: to })}
        onDay={(to) => change({ day: to })}
      />
      <Box sx={{ height: 4 }}>
        {calendar.pending ? <LinearProgress aria-label={translate('calendar.loading')} /> : null}
      </Box>
      <CalendarError error={calendar.error} />
      {calendar.total > records.length && !calendar.pending ? (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {translate('calendar.first', { shown: records.length, total: calendar.total })}
        </Alert>
      ) : null}
      <TimelineLegend records={records} field={view.color} />
      <Box ref={root}>
        <Body entries={entries} days={days} />
      </Box>
      {listed === null ? null : <DayList day={listed} entries={entries} onClose={() => setListed(null)} />}
      {opened === null ? null : (
        <OpenedBar
          key={opened}
          id={opened}
          fields={all.filter((part) => !isInputs(part))}
          inputs={inputs.length > 0 ? inputs : undefined}
          assign={view.moves}
          words={MOVE}
          onClose={() => setOpened(null)}
        />
      )}
    </CalendarContext>
  );
}

/** Returns the function that opens the form of a new record on a day. Without an hour, the record begins at eight. */
function useCreateOn(view: CalendarView): CalendarParts['create'] {
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const { zone } = useFormats();
  return useCallback(
    (day, hour = 8) => {
      const at = view.days ? day : zone.momentOf(day, `${String(hour).padStart(2, '0')}:00`).toISOString();
      const source = encodeURIComponent(JSON.stringify({ [view.from]: at }));
      const { hash, pathname, search } = window.location;
      void navigate(`/${resource}/create?source=${source}`, { state: { back: hash.slice(1) || pathname + search } });
    },
    [view, resource, navigate, zone],
  );
}

function CalendarError({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return error instanceof Error ? <Alert severity="error">{error.message}</Alert> : <LoadError />;
}
