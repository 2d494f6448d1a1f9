// From schemas/flows/ by `tuyen generate`. Add a flow with `tuyen new flow <name> <resource>`.
import AutorenewIcon from '@mui/icons-material/Autorenew';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import TodayIcon from '@mui/icons-material/Today';
import type { FlowEntry } from '@tuyen/admin-kit';

/** The flows of staff. Their pages are loaded when they are first shown. */
export const flows: readonly FlowEntry[] = [
  {
    name: 'register-card',
    icon: PersonAddIcon,
    slug: 'order.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/register-card.gen.tsx').then((module) => module.RegisterCardFlow),
  },
  {
    name: 'renew-card',
    icon: AutorenewIcon,
    slug: 'monthly-ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/renew-card.gen.tsx').then((module) => module.RenewCardFlow),
  },
  {
    name: 'sell-day-ticket',
    icon: TodayIcon,
    slug: 'daily-ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/sell-day-ticket.gen.tsx').then((module) => module.SellDayTicketFlow),
  },
  {
    name: 'sell-ticket',
    icon: ConfirmationNumberIcon,
    slug: 'ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/sell-ticket.gen.tsx').then((module) => module.SellTicketFlow),
  },
];
