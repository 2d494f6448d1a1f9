import type { Records, Settings, TicketPrice } from '../../contract.ts';
import { distanceFare } from './distance-fare.ts';

/**
 * What a quote needs of a ticket price, money in đồng. `base_price`: before a priority group's discount; the opening fare where the
 * price follows the distance. `price`: what one ride, day or month costs.
 */
export type PriceTerms = Pick<TicketPrice, 'ticket_type' | 'card_kind' | 'base_price' | 'price' | 'object_group_id'> &
  Partial<
    Pick<
      TicketPrice,
      'min_price' | 'max_price' | 'distance_fare' | 'block' | 'linear_distance_fare' | 'rounding_method_block'
    >
  >;

export type Group = Pick<Records['object-groups'], 'id' | 'discount_percent'>;

export type Zone = 'URBAN' | 'SUBURBAN' | 'INTERPROVINCIAL';
export type Delivery = { readonly method: 'COUNTER' } | { readonly method: 'HOME'; readonly zone: Zone };

/** The settings about fees, in đồng. */
export type Fees = Pick<
  Settings,
  'issuance_fee' | 'transport_fee' | 'shipping_fee_urban' | 'shipping_fee_suburb' | 'shipping_fee_interprovincial'
>;

export interface Asked {
  readonly kind: 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
  /** Absent for a re-issue, which sells no ticket. */
  readonly price?: PriceTerms | undefined;
  readonly group?: Group | undefined;
  /** Months of a monthly ticket, days or rides of others. */
  readonly count: number;
  /** Length of the ride in meters, where the price follows it. */
  readonly meters?: number | undefined;
  /** Unknown while a form is being filled in: then neither transport nor shipping is counted yet. */
  readonly delivery?: Delivery | undefined;
  readonly fees: Fees;
}

/** The money fields of an order, as `schemas/resources/orders.json` has them. */
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
 * What an order costs. The ticket: full price times count, less the group's discount. The card: a fee for issuing a new one and
 * for bringing it to a counter. Shipping by zone for whatever goes to a home. A free card is issued without fees: only
 * shipping is paid for it.
 */
export function quote(asked: Asked): Quote {
  const { full, payable } = asked.price ? ticket(asked.price, asked) : { full: 0, payable: 0 };
  const newCard = asked.kind !== 'RENEW' && asked.price?.card_kind !== 'FREE';
  const fees = {
    issuance_fee: newCard ? asked.fees.issuance_fee : 0,
    transport_fee: newCard && asked.delivery?.method === 'COUNTER' ? asked.fees.transport_fee : 0,
    shipping_fee: asked.delivery?.method === 'HOME' ? SHIPPING[asked.delivery.zone](asked.fees) : 0,
  };
  return {
    base_amount: full,
    discount_amount: full - payable,
    ...fees,
    total: payable + fees.issuance_fee + fees.transport_fee + fees.shipping_fee,
  };
}

function ticket(price: PriceTerms, { group, count, meters }: Asked): { full: number; payable: number } {
  const full = Math.max(price.base_price, unit(price, meters)) * count;
  if (price.card_kind === 'FREE' || price.ticket_type === 'FREE') return { full, payable: 0 };
  // A price made for the group has the discount in it already; any other price gives it by percent.
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
