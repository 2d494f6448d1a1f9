import { isObject } from '@tuyen/model';
import { rowsOf, type Answers } from '@tuyen/portal-kit';

/** Days, both included, on which the card has a ticket for some rides. */
export interface CardPeriod {
  readonly from: string | undefined;
  readonly to: string;
  readonly transportMode: string;
}

export interface CardView {
  readonly id: string;
  /** Token that identifies the card in requests for quotes and choices. Issued after the phone check, valid for one day. */
  readonly token: string;
  /** Card code in which all characters except the last ones are masked. */
  readonly code: string;
  readonly kind: string;
  readonly transportMode: string | undefined;
  readonly routeScope: string | undefined;
  readonly routeIds: readonly string[];
  readonly objectGroupId: string | undefined;
  /**
   * Last day of the period that runs today, of the next one, or of the last one that is over, as `YYYY-MM-DD`.
   * Undefined if the card never had a ticket.
   */
  readonly validTo: string | undefined;
  /** First day of the next ticket, if the card opens no gate until then. */
  readonly nextValidFrom: string | undefined;
  /** Periods that are not over, by their first day. */
  readonly periods: readonly CardPeriod[];
  readonly isLocked: boolean;
  readonly isRenewable: boolean;
  readonly ticketPriceId: string | undefined;
  readonly months: number;
}

export function readCard(answer: unknown): CardView | undefined {
  if (!isObject(answer)) return undefined;
  const text = (name: string) => (typeof answer[name] === 'string' && answer[name] !== '' ? answer[name] : undefined);
  const [id, code, kind] = [text('id'), text('card_code'), text('kind')];
  if (!id || !code || !kind) return undefined;
  const { route_ids: routes, months } = answer;
  return {
    id,
    token: text('card_token') ?? '',
    code,
    kind,
    transportMode: text('transport_mode'),
    routeScope: text('route_scope'),
    routeIds: Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [],
    objectGroupId: text('object_group_id'),
    validTo: text('valid_to'),
    nextValidFrom: text('next_valid_from'),
    periods: periodsIn(answer['valid_periods']),
    isLocked: answer['is_locked'] === true,
    isRenewable: answer['renewable'] === true,
    ticketPriceId: text('ticket_price_id'),
    months: typeof months === 'number' ? months : 1,
  };
}

function periodsIn(rows: unknown): readonly CardPeriod[] {
  return rowsOf(rows).flatMap(({ valid_from: from, valid_to: to, transport_mode: mode }) =>
    typeof to === 'string'
      ? [{ from: typeof from === 'string' ? from : undefined, to, transportMode: typeof mode === 'string' ? mode : '' }]
      : [],
  );
}

export function likelyRenewal(card: CardView, today: string): Answers {
  const { routeScope, routeIds, ticketPriceId, months, nextValidFrom, validTo } = card;
  return {
    // In a gap, the card needs a ticket from today on, not after the next one.
    start_month: nextMonth(nextValidFrom === undefined ? validTo : undefined, today),
    months,
    ...(routeScope && { route_scope: routeScope }),
    ...(routeScope === 'ONE_ROUTE' && routeIds.length > 0 && { route_ids: routeIds }),
    ...(ticketPriceId && { ticket_price_id: ticketPriceId }),
  };
}

export function nextMonth(validTo: string | undefined, today: string): string {
  if (validTo === undefined || validTo < today) return today.slice(0, 7);
  const [year = 0, month = 0] = validTo.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

export function factsOf({ token, kind, transportMode, objectGroupId }: CardView): Answers {
  return {
    card_token: token,
    card_kind: kind,
    ...(transportMode && { transport_mode: transportMode }),
    ...(objectGroupId && { object_group_id: objectGroupId }),
  };
}
