import { isObject } from '@tuyen/model';
import type { Answers } from '@tuyen/portal-kit';

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
  /** Last day on which the card is valid, as `YYYY-MM-DD`. Undefined if the card never had a ticket. */
  readonly validTo: string | undefined;
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
    isLocked: answer['is_locked'] === true,
    isRenewable: answer['renewable'] === true,
    ticketPriceId: text('ticket_price_id'),
    months: typeof months === 'number' ? months : 1,
  };
}

export function likelyRenewal(card: CardView, today: string): Answers {
  const { routeScope, routeIds, ticketPriceId, months } = card;
  return {
    start_month: nextMonth(card.validTo, today),
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
