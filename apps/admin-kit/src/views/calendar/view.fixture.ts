import { zoneNamed, type CalendarView } from '@tuyen/model';

export const hanoi = zoneNamed('Asia/Ho_Chi_Minh');
export const berlin = zoneNamed('Europe/Berlin');

export function calendarView(own: Partial<CalendarView>): CalendarView {
  return {
    name: 'calendar',
    kind: 'calendar',
    label: {},
    slugs: [],
    filter: {},
    from: 'from',
    to: 'to',
    days: false,
    endless: false,
    mode: 'month',
    moves: [],
    parts: { fields: [] },
    ...own,
  };
}
