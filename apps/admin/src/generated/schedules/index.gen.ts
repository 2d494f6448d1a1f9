// From schemas/resources/schedules.json by `tuyen generate`. Edit that file instead.
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const schedules: ResourceEntry = {
  name: 'schedules',
  icon: CalendarMonthIcon,
  module: 'schedule',
  menu: 'operations',
  title: '{code} – {name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.ScheduleList),
    create: () => import('./create.gen.tsx').then((module) => module.ScheduleCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.ScheduleEdit),
    show: () => import('./show.gen.tsx').then((module) => module.ScheduleShow),
  },
  views: {
    calendar: () => import('./view-calendar.gen.tsx').then((module) => module.ScheduleViewCalendar),
  },
};
