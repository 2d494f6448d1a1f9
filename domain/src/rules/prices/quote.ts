import type { Records, Settings, TicketPrice } from '../../contract.ts';
import { distanceFare } from './distance-fare.ts';

/**
 * Fields of a ticket price that a quote needs, in đồng. `base_price` is the price before a group discount, or the
 * opening fare of a distance fare. `price` is the price of one ride, day or month.
 */
export type PriceTerms = Pick<TicketPrice, 'ticket_type' | 'card_kind' | 'base_price' | 'price' | 'object_group_id'> &
  Partial<
    Pick<
      TicketPrice,
      'min_price' | 'max_price' | 'distance_fare' | 'block' | 'linear_distance_fare' | 'rounding_method_block'
    >
  >;

export type CustomerGroup = Pick<Records['object-groups'], 'id' | 'discount_percent'>;

export type Zone = 'URBAN' | 'SUBURBAN' | 'INTERPROVINCIAL';
export type Delivery = { readonly method: 'COUNTER' } | { readonly method: 'HOME'; readonly zone: Zone };

/** Fee settings, in đồng. */
export type Fees = Pick<
  Settings,
  'issuance_fee' | 'transport_fee' | 'shipping_fee_urban' | 'shipping_fee_suburb' | 'shipping_fee_interprovincial'
>;

export interface QuoteRequest {
  readonly kind: 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
  /** Price of the ticket to buy. Undefined for a re-issue, which sells no ticket. */
  readonly price?: PriceTerms | undefined;
  readonly group?: CustomerGroup | undefined;
  /** Number of months of a monthly ticket, otherwise of days or rides. */
  readonly count: number;
  /** Number of people of a group order. Each has a ticket and a card; the delivery is paid once. */
  readonly people?: number;
  /** Length of the ride in meters, for a distance fare. */
  readonly meters?: number | undefined;
  /**
   * How the card is delivered. Undefined in an incomplete form. The price then does not include the fees for transport
   * and shipping.
   */
  readonly delivery?: Delivery | undefined;
  readonly fees: Fees;
}

export interface Quote {
  readonly base_amount: number;
  readonly discount_amount: number;
  readonly issuance_fee: number;
  readonly transport_fee: number;
  readonly shipping_fee: number;
  readonly total: number;
}

const SHIPPING: Readonly<Record<Zone, (fees: Fees) => number>> = {
  URBAN: (fees) => fees.shipping_fee_urban,
  SUBURBAN: (fees) => fees.shipping_fee_suburb,
  INTERPROVINCIAL: (fees) => fees.shipping_fee_interprovincial,
};

/**
 * Returns the price of an order. The ticket costs its full price times the count, minus the group discount. A new card
 * has a fee for issuing and for transport to a counter. Home delivery costs a shipping fee by zone. Free cards have no
 * fees except shipping.
 */
export function quote(asked: QuoteRequest): Quote {
  const { people = 1 } = asked;
  const each = asked.price ? ticket(asked.price, asked) : { full: 0, payable: 0 };
  const [full, payable] = [each.full * people, each.payable * people];
  const newCard = asked.kind !== 'RENEW' && asked.price?.card_kind !== 'FREE';
  const fees = {
    issuance_fee: newCard ? asked.fees.issuance_fee * people : 0,
    transport_fee: newCard && asked.delivery?.method === 'COUNTER' ? asked.fees.transport_fee * people : 0,
    shipping_fee: asked.delivery?.method === 'HOME' ? SHIPPING[asked.delivery.zone](asked.fees) : 0,
  };
  return {
    base_amount: full,
    discount_amount: full - payable,
    ...fees,
    total: payable + fees.issuance_fee + fees.transport_fee + fees.shipping_fee,
  };
}

function ticket(price: PriceTerms, { group, count, meters }: QuoteRequest): { full: number; payable: number } {
  const full = Math.max(price.base_price, unit(price, meters)) * count;
  if (price.card_kind === 'FREE' || price.ticket_type === 'FREE') return { full, payable: 0 };
  // A price for one passenger group already includes the group's discount. For other prices, the group's percentage is
  // subtracted.
  const discounted = group && price.object_group_id !== group.id;
  const one = unit(price, meters);
  const each = discounted ? Math.round((one * (100 - group.discount_percent)) / 100) : one;
  return { full, payable: each * count };
}

function unit(price: PriceTerms, meters: number | undefined): number {
  if (!price.distance_fare || meters === undefined) return price.price;
  return distanceFare(
    {
      base_price: price.base_price,
      block: price.block ?? 1,
      linear_distance_fare: price.linear_distance_fare ?? 0,
      rounding_method_block: price.rounding_method_block ?? 'UP',
      min_price: price.min_price ?? null,
      max_price: price.max_price ?? null,
    },
    meters,
  );
}
