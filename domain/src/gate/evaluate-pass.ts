import type { Card, LockingReader, Reader, Records } from '../contract.ts';
import { localDate } from '../rules/time/calendar.ts';
import { normalizeCardCode } from '../rules/cards/card-code.ts';
import { reasonAgainst } from '../rules/tickets/card-days.ts';
import {
  chosenPass,
  dayRefusal,
  elsewhere,
  monthRefusal,
  type PassUses,
  singleRefusal,
  type GateRefusal,
  type PlaceOfUse,
  type UseTerms,
} from '../rules/tickets/gate.ts';
import { NO_USES, usesOf } from './uses.ts';

/**
 * Item presented at a gate: the ticket that decides whether the gate opens, or the card itself if it has no ticket.
 * Empty if the code is unknown.
 */
export type Presented =
  | { readonly kind: 'TICKET'; readonly row: Records['tickets'] }
  | { readonly kind: 'DAILY'; readonly row: Records['daily-tickets'] }
  | { readonly kind: 'MONTHLY'; readonly row: UsedPass }
  | { readonly kind: 'CARD'; readonly row: Card }
  | { readonly kind: null; readonly row: undefined };

export type UsedPass = Omit<Records['monthly-tickets'], 'uses'> & PassUses;

export type GateDecision = Presented & {
  readonly refusal: GateRefusal | null;
  readonly card: Card | undefined;
  readonly terms: UseTerms;
};

/**
 * Access to the rows that decide whether a gate opens. Callers that record the ticket's use afterwards lock the rows
 * with `lock`.
 */
export interface GateRecords {
  readonly reader: Reader;
  readonly lock: LockingReader['lock'];
}

const UNKNOWN: GateDecision = { refusal: 'unknown', kind: null, row: undefined, card: undefined, terms: {} };

export async function evaluatePass(
  code: string,
  place: PlaceOfUse,
  records: GateRecords,
  now: Date,
): Promise<GateDecision> {
  const { reader, lock } = records;
  const cardCode = normalizeCardCode(code);
  const card = cardCode ? await reader.first('customer-cards', { card_code: cardCode }) : undefined;
  if (card) return evaluateCard(card, place, records, now);
  const serial = code.trim().toUpperCase();
  const single = await locked('tickets', await reader.first('tickets', { serial }), records);
  if (single) {
    const terms = await termsOf(reader, single);
    const refusal = singleRefusal(single, terms, place, now) ?? null;
    return { refusal, kind: 'TICKET', row: single, card: undefined, terms };
  }
  const day = await locked('daily-tickets', await reader.first('daily-tickets', { serial }), records);
  if (day) {
    const terms = await termsOf(reader, day);
    const refusal = dayRefusal(day, terms, place, now) ?? null;
    return { refusal, kind: 'DAILY', row: day, card: undefined, terms };
  }
  const month = await reader.first('monthly-tickets', { serial });
  if (!month) return UNKNOWN;
  // Locks the card before its ticket, in the same order as all other code. Transactions that lock in different orders
  // would deadlock.
  const bearer = await lock('customer-cards', month.customer_card_id);
  const found = await lock('monthly-tickets', month.id);
  if (!found) return UNKNOWN;
  const row = { ...found, ...(await usesOf(reader, found, now)) };
  const terms = await termsOf(reader, row);
  const refusal = cardRefusal(bearer) ?? monthRefusal(row, terms, place, now) ?? null;
  return { refusal, kind: 'MONTHLY', row, card: bearer, terms };
}

/**
 * Evaluates a card by its tickets. A card that never had a ticket, such as a free or imported card, is evaluated by its
 * own validity.
 */
export async function evaluateCard(
  found: Card,
  place: PlaceOfUse,
  records: GateRecords,
  now: Date,
): Promise<GateDecision> {
  const { reader, lock } = records;
  const card = await lock('customer-cards', found.id);
  if (!card) return UNKNOWN;
  const shut = (refusal: GateRefusal | null): GateDecision => ({ refusal, kind: 'CARD', row: card, card, terms: {} });
  const closed = cardRefusal(card);
  if (closed) return shut(closed);
  const tickets = await reader.find('monthly-tickets', { customer_card_id: card.id, state: 'ISSUED' });
  if (tickets.length === 0) {
    const own = reasonAgainst(card, localDate(now));
    const routes = card.route_scope === 'ONE_ROUTE' ? (card.route_ids ?? []) : [];
    return shut(own ?? elsewhere(card.transport_mode, routes, place) ?? null);
  }
  const today = localDate(now);
  const isOver = ({ valid_to: end }: Records['monthly-tickets']) => Boolean(end && end < today);
  const priced = await Promise.all(
    tickets.map(async (ticket) => {
      const uses = isOver(ticket) ? NO_USES : await usesOf(reader, ticket, now);
      return [{ ...ticket, ...uses }, await termsOf(reader, ticket)] as const;
    }),
  );
  const chosen = chosenPass(priced, place, now);
  if ('refusal' in chosen) return shut(chosen.refusal);
  const terms = priced.find(([ticket]) => ticket === chosen.ticket)?.[1] ?? {};
  return { refusal: null, kind: 'MONTHLY', row: chosen.ticket, card, terms };
}

function cardRefusal(card: Card | undefined): GateRefusal | undefined {
  if (!card) return 'unknown';
  if (card.is_locked) return 'locked';
  return card.status === 'INACTIVE' ? 'inactive' : undefined;
}

async function locked<K extends 'tickets' | 'daily-tickets'>(
  resource: K,
  found: { readonly id: string } | undefined,
  { lock }: GateRecords,
): Promise<Records[K] | undefined> {
  return found && lock(resource, found.id);
}

async function termsOf(reader: Reader, ticket: { readonly ticket_price_id: string }): Promise<UseTerms> {
  return (await reader.get('ticket-prices', ticket.ticket_price_id)) ?? {};
}
