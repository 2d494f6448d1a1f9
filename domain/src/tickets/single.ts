import type { Ticket } from '../generated/types/tickets.gen.ts';
import type {
  GuardContext,
  HookContext,
  Reader,
  Records,
  ResourceHooks,
  TicketPrice,
  TransitionsOf,
  Values,
} from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { checkNotLocked } from '../coins/accounts.ts';
import { payWithCoins } from '../coins/ledger.ts';
import { refuse } from '../guards/states.ts';
import { cancellation, change, refund, type ChangeableTicket } from '../rules/payment/refund.ts';
import { extensionRefusal, reprinted } from '../rules/tickets/ticket-use.ts';
import { soldBy, waysToPay } from '../shifts/seller.ts';
import { requestCancel } from './cancel-requests.ts';
import { dueTicketMove } from './expiry.ts';
import { changedTicket, fareOf, metersOn, soldTicket, successorOf, usedTicket } from './sold.ts';
import { nodeOf, nodesSelling, pricesSoldHere } from './nodes.ts';
import { changeTerms, departureOf, priceFor } from './terms.ts';
import { checkRoute } from '../guards/in-use.ts';

export const ticketHooks: ResourceHooks<'tickets'> = {
  beforeCreate: sell,
  choices: {
    payment_method: waysToPay,
    pay_by: waysToPay,
    node_id: nodesSelling('ONE_TIME'),
    ticket_price_id: pricesSoldHere('ONE_TIME'),
  },
  async afterWrite({ before, after }, { tx, now }) {
    if (before || !after || after.payment_method !== 'COIN' || !after.coin_id || after.replaces_id) return;
    const use = { office_id: after.office_id, ticket_serial: after.serial };
    await payWithCoins(tx, after.coin_id, after.price, now, use);
  },
  due: (record, { now }) => dueTicketMove(record, now),
  guards: {
    'reprint-ticket': (record, { now }) => void copyOf(record, now),
    change: changeableNow,
    'create-cancel-ticket-request': async (record, context) => void (await canceled(record, context)),
  },
  transitions: {
    async use(record, _, { tx, now }) {
      const price = await tx.get('ticket-prices', record.ticket_price_id);
      return usedTicket(price, now);
    },
    extension(record, input, { now }) {
      const why = extensionRefusal(record.valid_to, input.valid_to, now);
      if (why) refuse({ valid_to: { code: why } });
    },
    'reprint-ticket'(record, _, { now }) {
      const { reprint_count, last_reprinted_at } = copyOf(record, now);
      return { reprint_count, last_reprinted_at };
    },
    change: exchange,
    async 'create-cancel-ticket-request'(record, input, context) {
      await requestCancel(record, input.reason, await canceled(record, context), context);
    },
  },
};

/** Copies the relevant fields of price, route and trip into the ticket, because all three may change later. */
async function sell(values: Readonly<Values<'tickets'>>, context: HookContext): Promise<Values<'tickets'>> {
  const { tx, now } = context;
  await checkNotLocked(tx, values.coin_id);
  const price = await priceFor(values, ['ONE_TIME'], context);
  await checkRoute(price, values.route_id, 'route_id', tx);
  // If staff cancel the trip at the same time, the cancellation waits for this sale and then releases the sold ticket,
  // too.
  const trip = values.trip_id ? await tx.get('trips', values.trip_id) : undefined;
  if (trip && trip.route_id !== values.route_id) refuse({ trip_id: { code: 'trip_of_another_route' } });
  if (trip && !ON_SALE.includes(trip.state)) refuse({ trip_id: { code: 'not_offered' } });
  const meters = await ridden(values, tx);
  const sale = await soldBy(values, context);
  return {
    ...soldTicket(price, { meters, arrivesAt: trip?.arrival_at }, sale, now),
    ...(await nodeOf(values, price.ticket_type, sale.shift_id, tx)),
  };
}

const ON_SALE: readonly Records['trips']['state'][] = ['PLANNED', 'RUNNING'];

async function ridden(values: Readonly<Values<'tickets'>>, reader: Reader): Promise<number | undefined> {
  const { route_id: routeId, from_stop_point_id: from, to_stop_point_id: to } = values;
  if (!routeId || !from || !to) return undefined;
  const route = await reader.get('routes', routeId);
  return (route && metersOn(route, from, to)) ?? refuse({ to_stop_point_id: { code: 'stop_not_on_route' } });
}

/** @throws 409 `ticket_not_sold` */
function copyOf(record: Readonly<Ticket>, now: Date): NonNullable<ReturnType<typeof reprinted>> {
  const copy = reprinted(record, now);
  if (!copy) throw new Problem(409, 'ticket_not_sold');
  return copy;
}

async function canceled(record: Readonly<Ticket>, context: GuardContext) {
  const terms = await changeTerms(record, context);
  const byStaff = context.actor.kind === 'staff';
  const said = cancellation(await changeable(record, context.tx), terms, context.now, { byStaff });
  if ('refusal' in said) throw new Problem(409, said.refusal);
  return said;
}

/** A ticket that cannot be returned cannot be changed either, whatever the new ticket is. */
async function changeableNow(record: Readonly<Ticket>, context: GuardContext): Promise<void> {
  const said = refund(await changeable(record, context.tx), await changeTerms(record, context), context.now);
  if ('refusal' in said) throw new Problem(409, said.refusal);
}

async function changeable(record: Readonly<Ticket>, reader: Reader): Promise<ChangeableTicket> {
  return {
    state: record.state,
    price: record.price,
    change_count: record.change_count,
    departsAt: await departureOf(record.trip_id, reader),
    tripCanceled: record.trip_canceled,
  };
}

/**
 * Returns the stops of a changed ticket if the new route serves both.
 * @throws 422 if the new fare depends on the stops and the route does not serve them
 */
async function sameRide(record: Readonly<Ticket>, routeId: string, price: TicketPrice, reader: Reader) {
  const { from_stop_point_id: from, to_stop_point_id: to } = record;
  if (!from || !to) return {};
  const route = await reader.get('routes', routeId);
  const meters = route && metersOn(route, from, to);
  if (meters !== undefined) return { meters, stops: { from_stop_point_id: from, to_stop_point_id: to } };
  return price.distance_fare ? refuse({ new_route_id: { code: 'stop_not_on_route' } }) : {};
}

/** Exchanges the old ticket for a new one in one transaction, so that there are never both or neither. */
async function exchange(
  record: Readonly<Ticket>,
  input: Readonly<TransitionsOf<'tickets'>['change']>,
  context: HookContext,
): Promise<Values<'tickets'>> {
  const { tx, now } = context;
  const price = await priceFor({ ticket_price_id: input.new_ticket_price_id }, ['ONE_TIME'], context);
  const route = input.new_route_id ?? record.route_id;
  await checkRoute(price, route, input.new_route_id ? 'new_route_id' : 'new_ticket_price_id', tx);
  const ride = await sameRide(record, route, price, tx);
  const fare = fareOf(price, ride.meters);
  const said = change(await changeable(record, tx), fare, await changeTerms(record, context), now);
  if ('refusal' in said) throw new Problem(409, said.refusal);
  const method = input.pay_by ?? record.payment_method;
  const fresh = await tx.create('tickets', {
    ...successorOf(record, method, said),
    ...ride.stops,
    ticket_price_id: price.id,
    route_id: route,
    trip_id: input.new_trip_id ?? null,
  });
  if (method === 'COIN' && record.coin_id) {
    const use = { office_id: record.office_id, ticket_serial: fresh.serial };
    await payWithCoins(tx, record.coin_id, said.toPay, now, use);
  }
  return changedTicket(record);
}
