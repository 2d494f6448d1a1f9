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
  const serialsOf = (table: string) =>
    [...ledger.tickets.values()].filter((ticket) => ticket.table === table).map(({ serial }) => serial);
  const commands = (kind: string) => ledger.commands.filter((one) => one.kind === kind).map(({ serial }) => serial);
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
    ...serialsFollow('monthly ticket serials', serialsOf('monthly-tickets'), /(?<index>\d{7})\/[A-Z0-9]+$/),
    ...serialsFollow('ticket command serials', commands('command-tickets'), /(?<index>\d{4})$/),
    ...serialsFollow('transport command codes', commands('command-transports'), /(?<index>\d{6})$/),
  ];
}
