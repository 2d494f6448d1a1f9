import type { Card, Counter, District, Reader, Records, Settings, TicketPrice } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { refuse, refuseIfAny } from '../../guards/states.ts';
import { underWarranty } from '../../rules/cards/warranty.ts';
import { localDate } from '../../rules/time/calendar.ts';
import { checkRoute } from '../../guards/in-use.ts';
import { needsApproval } from '../../rules/eligibility/group.ts';
import { priceOn } from '../../rules/prices/planned-price.ts';
import { quote, type Delivery, type Quote } from '../../rules/prices/quote.ts';
import { priceNotOnSale } from '../../rules/eligibility/on-sale.ts';
import { checkPrice } from '../../prices/currency.ts';
import { shippingZone } from '../../rules/prices/shipping-zone.ts';
import { deliveryDays } from '../../rules/time/delivery-days.ts';
import { wardRequired } from '../../places/required-ward.ts';
import type { Validity } from '../../rules/time/validity.ts';
import { asksProofs, checkAge, found, groupOf, misfits, tooFew } from './fitting.ts';
import { ticketsOnCard } from '../cards/tickets-on-card.ts';
import {
  daysOf,
  handOverDay,
  monthProblem,
  monthRefusal,
  monthsOf,
  startDayRefusal,
  type MonthContext,
} from './months.ts';
import type { PricingContext, OrderRequest } from './order-request.ts';

export interface PricedOrder {
  readonly price: TicketPrice | undefined;
  readonly group: Records['object-groups'] | undefined;
  readonly counter: Counter | undefined;
  /** Office that owns the order: the office of the counter, or for home delivery the office that issues the ticket. */
  readonly officeId: string | null;
  readonly quote: Quote;
  readonly needsApproval: boolean;
  /**
   * Validity of the ticket if it is bought now; undefined without a ticket. A day that is not known yet, for example
   * until the first use, is null.
   */
  readonly validity: Validity | undefined;
  /** Months of the ticket. The group decides them for a free ticket, the buyer for any other. */
  readonly months: number;
  /** Days until a new card is handed over, counted from the payment; undefined if no card is handed over later. */
  readonly handOverDays: number | undefined;
}

/**
 * Checks and prices an order request.
 * @throws 422 on fields that contradict one another; 409 from `checkAge`, `price_in_other_currency`,
 * `ticket_not_on_sale`, or for months that are not available (`sale_disabled`, `month_over`, `month_too_far`,
 * `month_before_card`, `ticket_already_on_card`). Citizens see the message of a 409 unchanged; a 422 would leave the text to the form.
 */
export async function priceOrder(requested: OrderRequest, pricing: PricingContext): Promise<PricedOrder> {
  const { reader } = pricing;
  const stored = await found(reader, 'ticket-prices', requested.ticket_price_id, 'ticket_price_id');
  const price = stored && priceOn(stored, localDate(pricing.now));
  const counter = await found(reader, 'ticket-counters', requested.ticket_counter_id, 'ticket_counter_id');
  const district = await found(reader, 'districts', requested.delivery_district_id, 'delivery_district_id');
  refuseIfAny(misfits(requested, price, counter, district, pricing.card));
  const [route] = price?.route_scope === 'ONE_ROUTE' ? (requested.route_ids ?? []) : [];
  if (price && route) await checkRoute(price, route, 'route_ids', reader);
  const group = await groupOf(requested, price, pricing);
  refuseIfAny(tooFew(requested, price, group));
  const officeId = ownerOf(requested, price, counter, pricing.card);
  const settings = await pricing.settings(officeId);
  if (price) await checkPrice(price, settings.currency, (_, office) => pricing.settings(office));
  const months = monthsOf(requested, price, group);
  const context = price && (await monthContext(price, pricing, officeId));
  const validity = price && context && onSale({ ...requested, months }, price, pricing, context);
  const day = validity?.from ?? localDate(pricing.now);
  const isGroup = price?.card_kind === 'GROUP' && requested.request_kind === 'REGISTER_NEW';
  // The age of each member counts, and not that of the representative.
  if (!isGroup) checkAge(group, day, pricing);
  const proofsAgain = asksProofs(requested, group, day, pricing);
  const priced = quote({
    kind: requested.request_kind,
    price,
    group,
    count: months,
    people: isGroup ? (requested.head_count ?? 1) : 1,
    delivery: await deliveryOf(requested, district, officeId, reader),
    fees: isFreeOfCharge(requested, settings, pricing) ? { ...settings, issuance_fee: 0 } : settings,
  });
  // A re-issue has no price that could define whether approval is needed. Staff must always approve it, so that the
  // card goes to its owner.
  const approval = price ? proofsAgain || needsApproval(price, group) : true;
  const handOverDays = context?.handOverDays;
  return { price, group, counter, officeId, quote: priced, needsApproval: approval, validity, months, handOverDays };
}

/** Returns whether the card of a re-issue costs no issuance fee: free cards and faulty cards within their warranty. */
function isFreeOfCharge(
  { request_kind: kind, reissue_reason: reason }: OrderRequest,
  { card_warranty_months: months }: Settings,
  { card, now }: PricingContext,
): boolean {
  if (kind !== 'REISSUE' || !card) return false;
  return card.kind === 'FREE' || underWarranty({ reason, issuedOn: card.issued_on }, months, localDate(now));
}

/**
 * Returns the office that owns a citizen's order, from its counter and price. Called before the customer is created,
 * because the customer belongs to that office.
 * @throws 422 if the price is for another kind of card than the form shows
 */
export async function orderOffice(reader: Reader, requested: OrderRequest): Promise<string | null> {
  const price = await found(reader, 'ticket-prices', requested.ticket_price_id, 'ticket_price_id');
  const counter = await found(reader, 'ticket-counters', requested.ticket_counter_id, 'ticket_counter_id');
  refuseIfAny(misfits(requested, price, counter, undefined, undefined));
  return ownerOf(requested, price, counter, undefined);
}

function ownerOf(
  requested: OrderRequest,
  price: TicketPrice | undefined,
  counter: Counter | undefined,
  card: Card | undefined,
): string | null {
  if (requested.delivery_method === 'COUNTER' && counter) return counter.office_id;
  return price?.issuer_id ?? card?.office_id ?? null;
}

/**
 * Checks that the ticket is on sale and returns its validity. Staff may exceed the limits for citizens, but not sell
 * ended prices or past months.
 */
function onSale(
  requested: OrderRequest,
  price: TicketPrice,
  pricing: PricingContext,
  context: MonthContext,
): Validity | undefined {
  const today = localDate(pricing.now);
  const off = priceNotOnSale(price, today);
  if (off === 'price-ended' || (off && !pricing.unlimited)) throw new Problem(409, 'ticket_not_on_sale', {});
  const notThen = startDayRefusal(price, requested, today, handOverDay(context));
  if (notThen) refuse({ start_on: notThen });
  const request = {
    price,
    routeIds: requested.route_ids,
    start: requested.start_month ?? undefined,
    day: requested.start_on ?? undefined,
    months: requested.months ?? 1,
  };
  const refusal = monthRefusal(request, context);
  if (refusal) throw monthProblem(refusal);
  return daysOf(request, context);
}

/**
 * Returns the data for checking whether a monthly ticket is on sale for the requested months. The sale limits are those
 * of the office that issues the price, wherever the customer collects the card.
 * @param officeId office that hands over a new card, if it is already known. The slower of the two offices counts.
 */
export async function monthContext(
  price: TicketPrice,
  { reader, settings, now, card, unlimited }: PricingContext,
  officeId: string | null = price.issuer_id,
): Promise<MonthContext> {
  const limits = await settings(price.issuer_id);
  const offices = [limits, await settings(officeId)];
  const days = offices.map((office) => deliveryDays(office.form_number_day_card_delivery_at_home));
  return {
    settings: limits,
    now,
    onCard: card ? await ticketsOnCard(reader, card) : [],
    handOverDays: card || unlimited ? undefined : Math.max(...days),
    unlimited,
  };
}

async function deliveryOf(
  requested: OrderRequest,
  district: District | undefined,
  officeId: string | null,
  reader: Reader,
): Promise<Delivery | undefined> {
  if (requested.delivery_method === 'COUNTER') return { method: 'COUNTER' };
  if (requested.delivery_method !== 'HOME' || !requested.delivery_city_id) return undefined;
  const wards = district
    ? []
    : await reader.find('districts', { city_id: requested.delivery_city_id, status: 'ACTIVE' });
  const city = await reader.get('cities', requested.delivery_city_id);
  if (wardRequired(city, wards)) refuse({ delivery_district_id: { code: 'required' } });
  const sender = officeId === null ? undefined : await reader.get('offices', officeId);
  const address = {
    cityId: requested.delivery_city_id,
    districtZone: district?.zone,
    cityZones: wards.map(({ zone }) => zone),
  };
  return { method: 'HOME', zone: shippingZone(address, sender?.city_id ?? undefined) };
}
