import type { Customer, Order, Reader } from '../../contract.ts';
import { nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';
import { maskedName } from '../../rules/persons/masks.ts';
import { membersOf } from './store-members.ts';

export const GROUP = {
  description: 'The group of the order; null for an order of one person. The names are masked.',
  type: ['object', 'null'],
  required: ['organization', 'head_count', 'members'],
  properties: {
    organization: nullableTextSchema,
    head_count: { type: 'integer' },
    members: {
      type: 'array',
      items: {
        type: 'object',
        required: ['number', 'name', 'state', 'reject_reason'],
        properties: {
          number: { type: 'integer' },
          name: textSchema,
          state: textSchema,
          reject_reason: nullableTextSchema,
        },
      },
    },
  },
} as const;

/** Returns what the representative, who gave code and contact of an order, sees of the group. */
export async function groupView(order: Order, customer: Customer | undefined, reader: Reader): Promise<Row | null> {
  if (order.card_kind !== 'GROUP' || !order.head_count) return null;
  const members = order.has_members === true ? await membersOf(order, reader) : [];
  return {
    organization: customer?.group_name ?? null,
    head_count: order.head_count,
    members: members.map(({ number, full_name: name, state, reject_reason: reason }) => ({
      number,
      name: maskedName(name),
      state,
      reject_reason: reason ?? null,
    })),
  };
}
