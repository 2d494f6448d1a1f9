import type { Row } from '@tuyen/server-mock/domain';

/** Of a card what a partner needs to let its holder ride; nothing about the person. */
const SHOWN = [
  'card_code',
  'mode',
  'kind',
  'object_group_id',
  'transport_mode',
  'route_scope',
  'route_ids',
  'valid_from',
  'valid_to',
  'is_locked',
  'status',
] as const;

export function cardView(card: Readonly<Row>): Row {
  return Object.fromEntries(SHOWN.map((name) => [name, card[name] ?? null]));
}
