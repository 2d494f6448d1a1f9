// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file instead.
import AssignmentTurnedInIcon from '@mui/icons-material/AssignmentTurnedIn';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const commandTickets: ResourceEntry = {
  name: 'command-tickets',
  icon: AssignmentTurnedInIcon,
  module: 'command-ticket',
  menu: 'tickets',
  title: '{serial}',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.CommandTicketList),
    create: () => import('./create.gen.tsx').then((module) => module.CommandTicketCreate),
    edit: () => import('./edit.gen.tsx').then((module) => module.CommandTicketEdit),
    show: () => import('./show.gen.tsx').then((module) => module.CommandTicketShow),
  },
};
