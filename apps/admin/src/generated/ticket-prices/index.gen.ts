// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file instead.
import SellIcon from '@mui/icons-material/Sell';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const ticketPrices: ResourceEntry = {
  name: 'ticket-prices',
  icon: SellIcon,
  module: 'ticket-price',
  menu: 'tickets',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TicketPriceList),
    create: () => import('./create.gen.tsx').then((module) => module.TicketPriceCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.TicketPriceEdit),
    show: () => import('./show.gen.tsx').then((module) => module.TicketPriceShow),
  },
  views: {
    calendar: () => import('./view-calendar.gen.tsx').then((module) => module.TicketPriceViewCalendar),
  },
};
