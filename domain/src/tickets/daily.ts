import type { GuardContext, HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { checkNotLocked } from '../coins/accounts.ts';
import { payWithCoins, returnCoins } from '../coins/ledger.ts';
import { refuse } from '../guards/states.ts';
import { localDate } from '../rules/time/calendar.ts';
import { percentOf, refund } from '../rules/payment/refund.ts';
import { dayNotOnSale } from '../rules/eligibility/on-sale.ts';
import { normalizePhone } from '../rules/persons/phone.ts';
import { payingFrom } from '../shifts/payout.ts';
import { soldBy, waysToPay } from '../shifts/seller.ts';
import { buyerOf } from './buyers.ts';
import { soldDayTicket } from './sold.ts';
import { nodeOf, nodesSelling, pricesSoldHere } from './nodes.ts';
import { changeTerms, priceFor, startOfDay } from './terms.ts';
import { checkRoute } from '../guards/in-use.ts';

export const dailyTicketHooks: ResourceHooks<'daily-tickets'> = {
  async beforeCreate(values, context) {
    const { tx } = context;
    await checkNotLocked(tx, values.coin_id);
    const price = await priceFor(values, ['DAILY'], context);
    await dayOnSale(values, context);
    const single = price.route_scope === 'ONE_ROUTE';
    const [route] = values.route_ids ?? [];
    if (single) {
      if (route === undefined) refuse({ route_ids: { code: 'required' } });
      await checkRoute(price, route, 'route_ids', tx);
    }
    const sale = await soldBy(values, context);
    const phone = values.customer_phone ? normalizePhone(values.customer_phone) : undefined;
    const buyer = phone === undefined ? {} : { customer_phone: phone };
    return {
      ...soldDayTicket(price, single ? route : undefined, sale),
      ...(await nodeOf(values, price.ticket_type, sale.shift_id, tx)),
      ...buyer,
      customer_id: await buyerOf({ ...values, ...buyer }, tx),
    };
  },
  choices: {
    payment_method: waysToPay,
    node_id: nodesSelling('DAILY'),
    ticket_price_id: pricesSoldHere('DAILY'),
  },
  async afterWrite({ before, after }, { tx, now }) {
    if (before || !after || after.payment_method !== 'COIN' || !after.coin_id) return;
    await payWithCoins(tx, after.coin_id, after.price, now, useOf(after));
  },
  guards: {
    cancel: async (record, context) => void (await payingShift(record, await backOf(record, context), context)),
  },
  transitions: {
    async cancel(record, _, context) {
      const back = await backOf(record, context);
      if (record.payment_method === 'COIN' && record.coin_id) {
        await returnCoins(context.tx, record.coin_id, back, context.now, useOf(record));
      }
      return passRefund(back, await payingShift(record, back, context), context.now);
    },
  },
};

async function backOf(record: Readonly<Records['daily-tickets']>, context: GuardContext): Promise<number> {
  const untouched = record.uses === 0;
  return moneyBack(record, startOfDay(record.valid_on), untouched, context);
}

type Pass = Pick<Records['daily-tickets'], 'office_id' | 'serial' | 'price' | 'payment_method'>;

export const useOf = (pass: Readonly<Pass>) => ({ office_id: pass.office_id, ticket_serial: pass.serial });

async function dayOnSale(values: Readonly<Values<'daily-tickets'>>, context: HookContext): Promise<void> {
  const limits = await context.settings('settings', values.office_id ?? null);
  const off = dayNotOnSale(values.valid_on ?? '', limits, localDate(context.now));
  if (off === undefined) return;
  throw new Problem(
    409,
    'ticket_not_on_sale',
    {},
    { valid_on: { code: off === 'in-the-past' ? 'in_the_past' : 'too_far_ahead' } },
  );
}

/**
 * Returns the refund of a day or monthly ticket: the price minus the refund fee if the ticket is unused and in time,
 * otherwise 0.
 */
export async function moneyBack(
  record: Readonly<Pass>,
  starts: Date | null,
  untouched: boolean,
  context: GuardContext,
): Promise<number> {
  if (!untouched) return 0;
  const terms = await changeTerms(record, context);
  const { price } = record;
  const said = refund({ state: 'SOLD', price, change_count: 0, departsAt: starts }, terms, context.now);
  if (!('refusal' in said)) return said.refund;
  // The limit of exchanges causes the error `ticket_changed_too_often`, even here if the limit is 0. But this ticket
  // was never exchanged, so it can be returned.
  if (said.refusal !== 'ticket_changed_too_often') return 0;
  return price - percentOf(price, terms.ticket_refund_percent_fee);
}

export const passRefund = (amount: number, shift: string | null, now: Date) => ({
  refund_amount: amount,
  refunded_at: amount > 0 ? now.toISOString() : null,
  refund_shift_id: shift,
});

/**
 * Returns the shift that pays the refund, if any. Coins leave no drawer: their ledger records the refund, which may be
 * owed for a while.
 */
export async function payingShift(
  record: Readonly<Pick<Pass, 'office_id' | 'payment_method'>>,
  amount: number,
  context: GuardContext,
): Promise<string | null> {
  if (amount === 0 || record.payment_method === 'COIN') return null;
  return (await payingFrom(context, record.office_id, record.payment_method, amount))?.id ?? null;
}
