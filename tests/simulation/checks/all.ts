import { FIRST_DAY, LAST_DAY } from '../days.ts';
import type { Stage } from '../stage.ts';
import type { Finding } from './compare.ts';
import { ordersAgree } from './orders.ts';
import { reportsAgree } from './reports.ts';
import { shiftsAgree } from './shifts.ts';
import { closesAgree } from './day-close.ts';
import { coinsAgree, serialsFollow, stockAgrees, ticketsAgree } from './things.ts';

/** All books against the ledger, and against each other. */
export async function everythingAgrees(stage: Stage): Promise<readonly Finding[]> {
  const { operator, ledger } = stage;
  const { company, metro, ticketAgency, endingAgency, cardAgency } = operator;
  const desks = [company, metro, ticketAgency, endingAgency, cardAgency];
  const window = { from: FIRST_DAY, to: LAST_DAY };
  const singles = [...ledger.tickets.values()].filter(({ table }) => table === 'tickets').map(({ serial }) => serial);
  return [
    ...(await shiftsAgree(stage, desks)),
    ...(await ordersAgree(stage)),
    ...(await ticketsAgree(stage)),
    ...(await coinsAgree(stage)),
    ...(await stockAgrees(stage)),
    ...(await reportsAgree(stage, desks, window)),
    ...(await closesAgree(stage, desks, window)),
    ...serialsFollow('ticket serials', singles, /(?<index>\d{7})$/),
  ];
}
