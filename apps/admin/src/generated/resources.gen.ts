// From schemas/resources/ by `tuyen generate`. Add a resource with `tuyen new resource <name>`.
import type { ResourceEntry } from '@tuyen/kit/admin';
import { cities } from './cities/index.gen.ts';
import { customerCards } from './customer-cards/index.gen.ts';
import { customers } from './customers/index.gen.ts';
import { districts } from './districts/index.gen.ts';
import { objectGroups } from './object-groups/index.gen.ts';
import { offices } from './offices/index.gen.ts';
import { orders } from './orders/index.gen.ts';
import { roles } from './roles/index.gen.ts';
import { routes } from './routes/index.gen.ts';
import { settings } from './settings/index.gen.ts';
import { stopPoints } from './stop-points/index.gen.ts';
import { ticketCounters } from './ticket-counters/index.gen.ts';
import { ticketPrices } from './ticket-prices/index.gen.ts';
import { transactions } from './transactions/index.gen.ts';
import { users } from './users/index.gen.ts';
import { vehicles } from './vehicles/index.gen.ts';

/** Every resource of the back-office. Their pages are loaded when they are first shown. */
export const resources: readonly ResourceEntry[] = [
  cities,
  customerCards,
  customers,
  districts,
  objectGroups,
  offices,
  orders,
  roles,
  routes,
  settings,
  stopPoints,
  ticketCounters,
  ticketPrices,
  transactions,
  users,
  vehicles,
];
