import type { CalendarView } from '@tuyen/model';
import { useDataProvider, useEvent, useNotify, useRefresh, useResourceContext, type Identifier } from 'react-admin';
import { useFormats } from '../../format/use-formats.ts';
import type { CalendarEntry } from './entries.ts';
import { movedTo } from './moved.ts';

export type MoveEntry = (entry: CalendarEntry, day: string, hour?: number) => Promise<void>;

/** Returns a function that moves a record to another day. Refusals and conflicts become messages. */
export function useMoveEntry(view: CalendarView, done: (id: Identifier) => void): MoveEntry {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const { zone, date } = useFormats();
  const notify = useNotify();
  const refresh = useRefresh();
  return useEvent(async (entry, day, hour) => {
    const { record } = entry;
    if (day === entry.first && (hour === undefined || hour === Number(entry.time?.slice(0, 2)))) return;
    try {
      const data = movedTo(view, entry, day, zone, hour);
      await dataProvider.update(resource, { id: record.id, data, previousData: record });
      notify('calendar.moved', { type: 'success', messageArgs: { day: date(day) } });
      done(record.id);
    } catch (error) {
      notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    }
    refresh();
  });
}
