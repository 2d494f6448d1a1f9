import { VALIDITY } from '../cards/validity-schema.ts';
import type { CardValidity } from '../rules/tickets/valid-periods.ts';
import { nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';

/** Fields of a card that a partner needs to check the holder's right to ride. They contain no personal data. */
const SHOWN = [
  'card_code',
  'mode',
  'kind',
  'object_group_id',
  'transport_mode',
  'route_scope',
  'route_ids',
  'is_locked',
  'status',
] as const;

export function cardView(card: Readonly<Row>, validity: CardValidity): Row {
  return { ...Object.fromEntries(SHOWN.map((name) => [name, card[name] ?? null])), ...validity };
}

export const CARD = {
  type: 'object',
  required: [...SHOWN, ...Object.keys(VALIDITY)],
  properties: {
    card_code: textSchema,
    mode: textSchema,
    kind: textSchema,
    object_group_id: nullableTextSchema,
    transport_mode: textSchema,
    route_scope: textSchema,
    route_ids: { type: ['array', 'null'], items: textSchema },
    ...VALIDITY,
    is_locked: { type: 'boolean' },
    status: textSchema,
  },
} as const;
