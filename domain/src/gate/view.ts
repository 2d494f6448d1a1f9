import type { Row } from '@tuyen/server/domain';
import type { Card, Records } from '../contract.ts';
import { ridesOf, type UseTerms } from '../rules/tickets/gate.ts';
import type { GateDecision, Presented } from './evaluate-pass.ts';

/**
 * Returns the data that a gate displays. The only personal data is the kind of the card: an inspector may ask its
 * holder for the proof of a reduced price.
 */
export function gateView(decision: GateDecision, code: string, say: (key: string) => string): Row {
  const { refusal, kind, card, terms } = decision;
  const { uses, most, ...shown } = ticketView(decision, terms);
  return {
    valid: refusal === null,
    reason: refusal,
    message: say(refusal === null ? 'gate.valid' : `gate.reason.${refusal}`),
    code,
    kind,
    card_kind: card?.kind ?? null,
    ...shown,
    uses,
    uses_left: uses === null || typeof most !== 'number' ? null : Math.max(0, most - uses),
  };
}

function ticketView(presented: Presented, terms: UseTerms) {
  switch (presented.kind) {
    case 'TICKET': {
      const { row } = presented;
      const days = { valid_from: row.valid_from, valid_to: row.valid_to, first_used_at: row.used_at ?? null };
      return { ...common(row), ...days, ticket_type: row.ticket_type, route_ids: [row.route_id], most: ridesOf(terms) };
    }
    case 'DAILY': {
      const { row } = presented;
      const days = { valid_from: row.valid_on, valid_to: row.valid_on, first_used_at: row.first_used_at ?? null };
      return { ...common(row), ...days, ticket_type: 'DAILY', route_ids: row.route_ids ?? [], most: row.max_uses };
    }
    case 'MONTHLY': {
      const { row } = presented;
      const days = { ...daysOf(row), first_used_at: row.first_used_at ?? null };
      return {
        ...common(row),
        ...days,
        ticket_type: row.ticket_type,
        route_ids: row.route_ids ?? [],
        most: terms.max_usage,
      };
    }
    case 'CARD': {
      const { transport_mode, route_ids } = presented.row;
      return { ...NOTHING, ...daysOf(presented.row), transport_mode, route_ids: route_ids ?? [] };
    }
    case null:
      return NOTHING;
  }
}

const daysOf = ({ valid_from: from, valid_to: to }: Pick<Card, 'valid_from' | 'valid_to'>) => ({
  valid_from: from ?? null,
  valid_to: to ?? null,
});

function common(
  ticket: Pick<Records['tickets'], 'serial' | 'transport_mode' | 'last_used_at' | 'used_device' | 'uses'>,
) {
  return {
    serial: ticket.serial,
    transport_mode: ticket.transport_mode,
    last_used_at: ticket.last_used_at ?? null,
    used_device: ticket.used_device ?? null,
    uses: ticket.uses ?? 0,
  };
}

const NOTHING = {
  serial: null,
  ticket_type: null,
  transport_mode: null,
  route_ids: [],
  valid_from: null,
  valid_to: null,
  first_used_at: null,
  last_used_at: null,
  used_device: null,
  uses: null,
  most: null,
};
