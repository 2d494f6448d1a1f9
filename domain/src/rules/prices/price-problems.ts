import type { TicketPrice, Values } from '../../contract.ts';

export type PriceProblems = Partial<Record<keyof TicketPrice, string>>;

type Price = Readonly<Values<'ticket-prices'>>;

export function priceProblems(price: Price): PriceProblems {
  return {
    ...(isLess(price.max_price, price.min_price) && { max_price: 'less_than_min' }),
    ...(price.sale_from && price.sale_to && price.sale_to < price.sale_from && { sale_to: 'before_start' }),
    ...(isFree(price) && (price.price ?? 0) > 0 && { price: 'free_with_price' }),
    ...planned(price),
    ...useless(price),
  };
}

function planned({ next_price, next_base_price, next_price_from: from, sale_to, ...price }: Price): PriceProblems {
  const hasPrice = typeof next_price === 'number';
  return {
    ...(from && !hasPrice && { next_price: 'required' }),
    ...(hasPrice && !from && { next_price_from: 'required' }),
    ...(typeof next_base_price === 'number' && !hasPrice && { next_price: 'required' }),
    ...(from && sale_to && from > sale_to && { next_price_from: 'next_price_after_sale' }),
    ...(isFree(price) && hasPrice && next_price > 0 && { next_price: 'free_with_price' }),
  };
}

const isFree = (price: Price): boolean => price.ticket_type === 'FREE' || price.card_kind === 'FREE';

const isLess = (one: number | null | undefined, other: number | null | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other;

function useless(price: Price): PriceProblems {
  const onCard = price.ticket_type === 'MONTHLY' || price.ticket_type === 'FREE';
  const byDistance = price.ticket_type === 'ONE_TIME' && price.distance_fare === true;
  const problems: Record<string, boolean> = {
    // Only single rides have a distance, so only their price can depend on it.
    distance_fare: price.distance_fare === true && price.ticket_type !== 'ONE_TIME',
    min_price: typeof price.min_price === 'number' && !byDistance,
    max_price: typeof price.max_price === 'number' && !byDistance,
    // A ticket without a card has no known owner. It therefore needs no approval and belongs to no passenger group.
    card_kind: !onCard && (price.card_kind ?? 'BASIC') !== 'BASIC',
    is_approve_cus_req: !onCard && price.is_approve_cus_req === true,
    // A single ticket is valid on one day only, so it needs no limit of uses per day.
    max_usage_in_day: typeof price.max_usage_in_day === 'number' && price.ticket_type === 'ONE_TIME',
    // A monthly ticket is limited by its validity days, so it needs no limit of minutes after the first tap.
    time_of_use: typeof price.time_of_use === 'number' && onCard,
    // Only tickets on cards can start on a requested day or on the day of approval.
    validity_start: !onCard && MONTHLY_STARTS.has(price.validity_start ?? ''),
  };
  const found = Object.keys(problems).filter((name) => problems[name]);
  return Object.fromEntries(found.map((name) => [name, 'not_for_ticket_type']));
}

const MONTHLY_STARTS = new Set(['OPTION', 'FROM_THE_DATE_OF_APPROVAL']);
