import { parseInstant } from '@tuyen/model';
import type { Services, Slug } from '../contract.ts';
import { badQuery, type Endpoints, nullableTextSchema, textSchema } from '@tuyen/server/domain';
import { validityOfCards } from '../cards/validity.ts';
import { CARD, cardView } from './card-view.ts';

const SYNC = {
  operationId: 'syncCustomerCards',
  tags: ['customer-cards'],
  summary: 'Cards that have changed, oldest change first',
  'x-permission': 'customer-card.sync' satisfies Slug,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      since: { type: 'string', format: 'date-time' },
      cursor: { ...textSchema, description: '`next` of the answer before.' },
      limit: { type: 'integer', minimum: 1, maximum: 1000, default: 500 },
    },
  },
  response: {
    200: {
      description: 'One page.',
      type: 'object',
      required: ['data', 'next', 'more'],
      properties: {
        data: {
          type: 'array',
          items: {
            ...CARD,
            required: ['id', 'updated_at', ...CARD.required],
            properties: { id: textSchema, ...CARD.properties, updated_at: { type: 'string', format: 'date-time' } },
          },
        },
        next: nullableTextSchema,
        more: { type: 'boolean' },
      },
    },
  },
} as const;

interface Mark {
  readonly at: string;
  readonly id: string;
}

/**
 * Registers `GET customer-cards/sync?since=&cursor=&limit=`, which returns changed cards of the caller's office and its
 * sub-offices, oldest change first. `next` is the cursor of the next page; send it again later to get new changes.
 */
export function syncRoute(app: Endpoints, { auth, store, clock }: Services): void {
  app.get('/customer-cards/sync', { schema: SYNC }, async (request) => {
    const caller = await auth.caller(request);
    const { limit } = request.query;
    const after = startOf(request.query);
    const offices = caller.readableOffices;
    let query = store.sql.selectFrom('customer-cards').select(['id', 'updated_at']);
    if (offices) query = query.where('office_id', 'in', offices.length > 0 ? offices : ['']);
    if (after) {
      query = query.where((eb) =>
        eb.or([eb('updated_at', '>', after.at), eb.and([eb('updated_at', '=', after.at), eb('id', '>', after.id)])]),
      );
    }
    const found = await query.orderBy('updated_at').orderBy('id').limit(limit).execute();
    const cards = await store.find('customer-cards', { id: found.map(({ id }) => id) }, { sort: 'updated_at' });
    const validity = await validityOfCards(store, cards, clock.now());
    // The cursor contains the change time from the query, not a newer one. If a card has changed since the query, the
    // next call returns it again.
    const last = found.at(-1);
    const mark = last ? { at: String(last.updated_at), id: last.id } : after;
    return {
      data: cards.map((card) => ({
        id: card['id'],
        ...cardView(card, validity(card)),
        updated_at: card['updated_at'],
      })),
      next: mark ? written(mark) : null,
      more: found.length === limit,
    };
  });
}

function startOf({ since, cursor }: { readonly since?: string | undefined; readonly cursor?: string | undefined }) {
  if (cursor !== undefined) return markIn(cursor);
  // The cursor starts with an empty id. Every record id is greater, so cards changed exactly at `since` are included.
  const from = since === undefined ? undefined : parseInstant(since);
  return from && { at: from.toISOString(), id: FIRST_ID };
}

const FIRST_ID = '';

function written({ at, id }: Mark): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

function markIn(cursor: string): Mark {
  const [at = '', id] = Buffer.from(cursor, 'base64url').toString().split('|');
  const instant = parseInstant(at);
  if (id === undefined || !instant) throw badQuery('invalid_value', { field: 'cursor', value: cursor });
  return { at: instant.toISOString(), id };
}
