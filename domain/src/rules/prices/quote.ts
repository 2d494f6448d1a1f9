import { distanceFare, type Rounding } from './distance-fare.ts';

/** What a quote needs of a ticket price; field names as in `schemas/resources/ticket-prices.json`, money in đồng. */
export interface PriceTerms {
  readonly ticket_type: 'ONE_TIME' | 'DAILY' | 'MONTHLY' | 'FREE';
  readonly card_kind: 'BASIC' | 'PRIORITIZE' | 'FREE' | 'GROUP';
  readonly object_group_id?: string | null | undefined;
  /** Before a priority group's discount; the opening fare where the price follows the distance. */
  readonly base_price: number;
  /** What one ride, day or month costs. */
  readonly price: number;
  readonly min_price?: number | null | undefined;
  readonly max_price?: number | null | undefined;
  readonly distance_fare?: boolean | null | undefined;
  readonly block?: number | null | undefined;
  readonly linear_distance_fare?: number | null | undefined;
  readonly rounding_method_block?: Rounding | null | undefined;
}

export interface Group {
  readonly id: string;
  readonly discount_percent: number;
}

export type Zone = 'URBAN' | 'SUBURBAN' | 'INTERPROVINCIAL';
export type Delivery = { readonly method: 'COUNTER' } | { readonly method: 'HOME'; readonly zone: Zone };

/** The fee keys of the site configuration, in đồng. */
export interface Fees {
  readonly issuance_fee: number;
  readonly transport_fee: number;
  readonly shipping_fee_urban: number;
  readonly shipping_fee_suburb: number;
  readonly shipping_fee_interprovincial: number;
}

export interface Asked {
  readonly kind: 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
  /** Absent for a re-issue, which sells no ticket. */
  readonly price?: PriceTerms | undefined;
  readonly group?: Group | undefined;
  /** Months of a monthly ticket, days or rides of others. */
  readonly count: number;
  /** Length of the ride in metres, where the price follows it. */
  readonly metres?: number | undefined;
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

const SHIPPING: Readonly<Record<Zone, keyof Fees>> = {
  URBAN: 'shipping_fee_urban',
  SUBURBAN: 'shipping_fee_suburb',
  INTERPROVINCIAL: 'shipping_fee_interprovincial',
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
    shipping_fee: asked.delivery?.method === 'HOME' ? asked.fees[SHIPPING[asked.delivery.zone]] : 0,
  };
  return {
    base_amount: full,
    discount_amount: full - payable,
    ...fees,
    total: payable + fees.issuance_fee + fees.transport_fee + fees.shipping_fee,
  };
}

function ticket(price: PriceTerms, { group, count, metres }: Asked): { full: number; payable: number } {
  const full = Math.max(price.base_price, unit(price, metres)) * count;
  if (price.card_kind === 'FREE' || price.ticket_type === 'FREE') return { full, payable: 0 };
  // A price made for the group has the discount in it already; any other price gives it by percent.
  const discounted = group && price.object_group_id !== group.id;
  const one = unit(price, metres);
  const each = discounted ? Math.round((one * (100 - group.discount_percent)) / 100) : one;
  return { full, payable: each * count };
}

function unit(price: PriceTerms, metres: number | undefined): number {
  if (!price.distance_fare || metres === undefined) return price.price;
  return distanceFare(
    {
      base_price: price.base_price,
      block: price.block ?? 1,
      linear_distance_fare: price.linear_distance_fare ?? 0,
      rounding_method_block: price.rounding_method_block ?? 'UP',
      min_price: price.min_price,
      max_price: price.max_price,
    },
    metres,
  );
}
