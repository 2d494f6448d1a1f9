import type { LockingReader, Reader } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { localDate } from '../rules/time/calendar.ts';
import { normaliseCardCode } from '../rules/cards/card-code.ts';
import { reasonAgainst } from '../rules/eligibility/card-days.ts';
import {
  chosenPass,
  dayRefusal,
  elsewhere,
  monthRefusal,
  singleRefusal,
  type DayPass,
  type GateRefusal,
  type MonthPass,
  type Place,
  type SingleTicket,
  type UseTerms,
} from '../rules/tickets/gate.ts';

export type Kind = 'TICKET' | 'DAILY' | 'MONTHLY' | 'CARD';

/** What somebody holds to the gate, and why it stays shut; null: it opens. */
export interface GateDecision {
  readonly refusal: GateRefusal | null;
  readonly kind: Kind | null;
  /** The ticket that decides; the card itself where it has none. */
  readonly row: Row | undefined;
  readonly card: Row | undefined;
  readonly terms: UseTerms;
}

/** Rows as they are decided on: `hold` locks them where the decision is going to be written. */
export interface Sight {
  readonly reader: Reader;
  readonly hold: LockingReader['lock'];
}

const UNKNOWN: GateDecision = { refusal: 'unknown', kind: null, row: undefined, card: undefined, terms: {} };

/** Judges whatever bears the code: a single, day or monthly ticket by its serial, a card by its code. */
export async function evaluatePass(code: string, place: Place, sight: Sight, now: Date): Promise<GateDecision> {
  const { reader, hold } = sight;
  const cardCode = normaliseCardCode(code);
  const card = cardCode ? await reader.first('customer-cards', { card_code: cardCode }) : undefined;
  if (card) return judgeCard(card, place, sight, now);
  const serial = code.trim().toUpperCase();
  const single = await held('tickets', serial, sight);
  if (single) {
    const terms = await termsOf(reader, single);
    const refusal = singleRefusal(single as unknown as SingleTicket, terms, place, now) ?? null;
    return { refusal, kind: 'TICKET', row: single, card: undefined, terms };
  }
  const day = await held('daily-tickets', serial, sight);
  if (day) {
    const terms = await termsOf(reader, day);
    const refusal = dayRefusal(day as unknown as DayPass, terms, place, now) ?? null;
    return { refusal, kind: 'DAILY', row: day, card: undefined, terms };
  }
  const month = await reader.first('monthly-tickets', { serial });
  if (!month) return UNKNOWN;
  // The card first, as everywhere: two gates that lock in another order would wait for each other.
  const bearer = await hold('customer-cards', String(month.customer_card_id));
  const row = await hold('monthly-tickets', String(month.id));
  if (!row) return UNKNOWN;
  const terms = await termsOf(reader, row);
  const refusal = cardRefusal(bearer) ?? monthRefusal(row as unknown as MonthPass, terms, place, now) ?? null;
  return { refusal, kind: 'MONTHLY', row, card: bearer, terms };
}

/** A card is as good as its tickets; one that was never given any has its own days, as free and imported cards do. */
export async function judgeCard(found: Row, place: Place, sight: Sight, now: Date): Promise<GateDecision> {
  const { reader, hold } = sight;
  const card = await hold('customer-cards', String(found['id']));
  if (!card) return UNKNOWN;
  const shut = (refusal: GateRefusal | null): GateDecision => ({ refusal, kind: 'CARD', row: card, card, terms: {} });
  const closed = cardRefusal(card);
  if (closed) return shut(closed);
  const tickets = await reader.find('monthly-tickets', { customer_card_id: String(card.id), state: 'ISSUED' });
  if (tickets.length === 0) {
    const own = reasonAgainst(card, localDate(now));
    const routes = card.route_scope === 'ONE_ROUTE' ? ((card.route_ids as string[] | undefined) ?? []) : [];
    return shut(own ?? elsewhere(card.transport_mode as string | null, routes, place) ?? null);
  }
  const priced = await Promise.all(
    tickets.map(async (ticket) => [ticket as unknown as MonthPass & Row, await termsOf(reader, ticket)] as const),
  );
  const chosen = chosenPass(priced, place, now);
  if ('refusal' in chosen) return shut(chosen.refusal);
  const terms = priced.find(([ticket]) => ticket === chosen.ticket)?.[1] ?? {};
  return { refusal: null, kind: 'MONTHLY', row: chosen.ticket, card, terms };
}

function cardRefusal(card: Row | undefined): GateRefusal | undefined {
  if (!card) return 'unknown';
  if (card['is_locked'] === true) return 'locked';
  return card['status'] === 'INACTIVE' ? 'inactive' : undefined;
}

async function held(
  resource: 'tickets' | 'daily-tickets',
  serial: string,
  { reader, hold }: Sight,
): Promise<Row | undefined> {
  const found = await reader.first(resource, { serial });
  return found && hold(resource, found.id);
}

async function termsOf(reader: Reader, ticket: Row): Promise<UseTerms> {
  return ((await reader.get('ticket-prices', String(ticket['ticket_price_id']))) ?? {}) as UseTerms;
}
