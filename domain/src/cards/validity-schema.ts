import { textSchema } from '@tuyen/server/domain';

const nullableDay = { type: ['string', 'null'], format: 'date' } as const;

/** JSON Schemas of the validity of a card in answers. The fields are those of `CardValidity`. */
export const VALIDITY = {
  valid_from: { ...nullableDay, description: 'First day of the period without a gap that runs today, or of the next.' },
  valid_to: { ...nullableDay, description: 'Last day of that period.' },
  valid_today: { type: 'boolean', description: 'Whether a gate opens today.' },
  next_valid_from: { ...nullableDay, description: 'First day of the next ticket, if no gate opens until then.' },
  valid_periods: {
    type: 'array',
    description: 'The periods that are not over, with the rides that they allow.',
    items: {
      type: 'object',
      required: ['valid_from', 'valid_to', 'transport_mode', 'route_scope', 'route_ids'],
      properties: {
        valid_from: nullableDay,
        valid_to: { type: 'string', format: 'date' },
        transport_mode: textSchema,
        route_scope: textSchema,
        route_ids: { type: 'array', items: textSchema },
      },
    },
  },
} as const;
