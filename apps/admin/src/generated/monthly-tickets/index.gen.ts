// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file instead.
import CalendarViewMonthIcon from '@mui/icons-material/CalendarViewMonth';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const monthlyTickets: ResourceEntry = {
  name: 'monthly-tickets',
  icon: CalendarViewMonthIcon,
  module: 'monthly-ticket',
  menu: 'tickets',
  title: '{serial}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.MonthlyTicketList),
    create: () => import('./create.gen.tsx').then((module) => module.MonthlyTicketCreate),
    show: () => import('./show.gen.tsx').then((module) => module.MonthlyTicketShow),
  },
};
