// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file instead.
import StorefrontIcon from '@mui/icons-material/Storefront';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const ticketCounters: ResourceEntry = {
  name: 'ticket-counters',
  icon: StorefrontIcon,
  module: 'ticket-counter',
  menu: 'catalog',
  title: '{name}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TicketCounterList),
    create: () => import('./create.gen.tsx').then((module) => module.TicketCounterCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.TicketCounterEdit),
    show: () => import('./show.gen.tsx').then((module) => module.TicketCounterShow),
  },
  views: {
    map: () => import('./view-map.gen.tsx').then((module) => module.TicketCounterViewMap),
  },
};
