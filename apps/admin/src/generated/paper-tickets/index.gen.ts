// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file instead.
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const paperTickets: ResourceEntry = {
  name: 'paper-tickets',
  icon: ReceiptLongIcon,
  module: 'command-ticket',
  menu: 'tickets',
  title: '{series} {first_number}–{last_number}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.PaperTicketList),
    show: () => import('./show.gen.tsx').then((module) => module.PaperTicketShow),
  },
};
