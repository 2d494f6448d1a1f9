// From schemas/flows/ by `tuyen generate`. Add a flow with `tuyen new flow <name> <resource>`.
import AutorenewIcon from '@mui/icons-material/Autorenew';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import LocalActivityIcon from '@mui/icons-material/LocalActivity';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import PublishedWithChangesIcon from '@mui/icons-material/PublishedWithChanges';
import type { FlowEntry } from '@tuyen/admin-kit';

/** The flows of staff. Their pages are loaded when they are first shown. */
export const flows: readonly FlowEntry[] = [
  {
    name: 'register-card',
    icon: PersonAddIcon,
    menu: 'counter',
    slug: 'order.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/register-card.gen.tsx').then((module) => module.RegisterCardFlow),
  },
  {
    name: 'reissue-card',
    icon: PublishedWithChangesIcon,
    menu: 'counter',
    slug: 'reissue-card.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/reissue-card.gen.tsx').then((module) => module.ReissueCardFlow),
  },
  {
    name: 'renew-card',
    icon: AutorenewIcon,
    menu: 'counter',
    slug: 'monthly-ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/renew-card.gen.tsx').then((module) => module.RenewCardFlow),
  },
  {
    name: 'sell-day-ticket',
    icon: EventAvailableIcon,
    menu: 'counter',
    slug: 'daily-ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/sell-day-ticket.gen.tsx').then((module) => module.SellDayTicketFlow),
  },
  {
    name: 'sell-ticket',
    icon: LocalActivityIcon,
    menu: 'counter',
    slug: 'ticket.create',
    linksTo: ['/my-shift'],
    load: () => import('./flows/sell-ticket.gen.tsx').then((module) => module.SellTicketFlow),
  },
];
