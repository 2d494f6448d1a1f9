// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file instead.
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const commandTickets: ResourceEntry = {
  name: 'command-tickets',
  icon: ReceiptLongIcon,
  module: 'command-ticket',
  menu: 'sales',
  title: '{serial}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CommandTicketList),
    create: () => import('./create.gen.tsx').then((module) => module.CommandTicketCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CommandTicketEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CommandTicketShow),
  },
};
