// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file instead.
import EventBusyIcon from '@mui/icons-material/EventBusy';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const ticketCancelRequests: ResourceEntry = {
  name: 'ticket-cancel-requests',
  icon: EventBusyIcon,
  module: 'ticket',
  menu: 'files',
  title: '{code}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.TicketCancelRequestList),
    show: () => import('./show.gen.tsx').then((module) => module.TicketCancelRequestShow),
  },
  views: {
    board: () => import('./view-board.gen.tsx').then((module) => module.TicketCancelRequestViewBoard),
  },
};
