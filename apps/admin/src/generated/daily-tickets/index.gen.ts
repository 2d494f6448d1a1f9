// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file instead.
import TodayIcon from '@mui/icons-material/Today';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const dailyTickets: ResourceEntry = {
  name: 'daily-tickets',
  icon: TodayIcon,
  module: 'daily-ticket',
  menu: 'tickets',
  title: '{serial}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.DailyTicketList),
    create: () => import('./create.gen.tsx').then((module) => module.DailyTicketCreate),
    show: () => import('./show.gen.tsx').then((module) => module.DailyTicketShow),
  },
};
