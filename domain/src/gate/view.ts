import type { Row } from '@tuyen/server-mock/domain';
import { ridesOf } from '../rules/tickets/gate.ts';
import type { GateDecision } from './evaluate-pass.ts';

/** What a gate shows: nothing about the person but the kind of the card, whose papers an inspector may ask for. */
export function gateView(
  { refusal, kind, row, card, terms }: GateDecision,
  code: string,
  say: (key: string) => string,
): Row {
  const ticket = kind === 'CARD' ? undefined : row;
  const of = (name: string): unknown => row?.[name] ?? null;
  const uses = ticket ? Number(ticket['uses'] ?? 0) : null;
  const most = kind === 'TICKET' ? ridesOf(terms) : kind === 'DAILY' ? (ticket?.['max_uses'] ?? null) : terms.max_usage;
  return {
    valid: refusal === null,
    reason: refusal,
    message: say(refusal === null ? 'gate.valid' : `gate.reason.${refusal}`),
    code,
    kind,
    serial: ticket?.['serial'] ?? null,
    ticket_type: kind === 'DAILY' ? 'DAILY' : (ticket?.['ticket_type'] ?? null),
    card_kind: card?.['kind'] ?? null,
    transport_mode: of('transport_mode'),
    route_ids: kind === 'TICKET' ? [of('route_id')] : (of('route_ids') ?? []),
    valid_from: kind === 'DAILY' ? of('valid_on') : of('valid_from'),
    valid_to: kind === 'DAILY' ? of('valid_on') : of('valid_to'),
    first_used_at: ticket?.[kind === 'TICKET' ? 'used_at' : 'first_used_at'] ?? null,
    last_used_at: ticket?.['last_used_at'] ?? null,
    used_device: ticket?.['used_device'] ?? null,
    uses,
    uses_left: uses === null || typeof most !== 'number' ? null : Math.max(0, most - uses),
  };
}
