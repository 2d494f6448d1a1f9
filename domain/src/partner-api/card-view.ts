import { nullableText, type Row, text } from '@tuyen/server/domain';

/** Fields of a card that a partner needs to check the holder's right to ride. They contain no personal data. */
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

export const CARD = {
  type: 'object',
  required: SHOWN,
  properties: {
    card_code: text,
    mode: text,
    kind: text,
    object_group_id: nullableText,
    transport_mode: text,
    route_scope: text,
    route_ids: { type: ['array', 'null'], items: text },
    valid_from: nullableText,
    valid_to: nullableText,
    is_locked: { type: 'boolean' },
    status: text,
  },
} as const;
