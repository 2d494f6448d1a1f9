// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file instead.
import NfcIcon from '@mui/icons-material/Nfc';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const ticketUses: ResourceEntry = {
  name: 'ticket-uses',
  icon: NfcIcon,
  module: 'ticket-use',
  menu: 'operations',
  title: '{serial}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TicketUsList),
    show: () => import('./show.gen.tsx').then((module) => module.TicketUsShow),
  },
};
