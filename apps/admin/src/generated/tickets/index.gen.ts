// From schemas/resources/tickets.json by `tuyen generate`. Edit that file instead.
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const tickets: ResourceEntry = {
  name: 'tickets',
  icon: ConfirmationNumberIcon,
  module: 'ticket',
  menu: 'tickets',
  title: '{serial}',
  actions: ['list', 'show', 'create'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TicketList),
    create: () => import('./create.gen.tsx').then((module) => module.TicketCreate),
    show: () => import('./show.gen.tsx').then((module) => module.TicketShow),
  },
};
