import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { badQuery, type Row } from '@tuyen/server-mock/domain';
import { cardView } from './card-view.ts';

const USUAL = 500;
const MOST = 1000;

/** Where a page ended: the last card's time of change and id. */
interface Mark {
  readonly at: string;
  readonly id: string;
}

/**
 * `GET customer-cards/sync?since=&cursor=&limit=`: the cards of the caller's office and those below it that have changed, oldest
 * change first. `next` is the cursor of what follows: keep it, and ask with it again later for what has changed since.
 */
export function syncRoute(app: FastifyInstance, { auth, store }: Services): void {
  app.get<{ Querystring: Row }>('/customer-cards/sync', async (request) => {
    const caller = await auth.need(request, 'customer-card.sync');
    const { after, limit } = asked(request.query);
    const offices = caller.readableOffices;
    let query = store.sql.selectFrom('customer-cards').select('_doc');
    if (offices) query = query.where('office_id', 'in', offices.length > 0 ? offices : ['']);
    if (after) {
      query = query.where((eb) =>
        eb.or([eb('updated_at', '>', after.at), eb.and([eb('updated_at', '=', after.at), eb('id', '>', after.id)])]),
      );
    }
    const found = await query.orderBy('updated_at').orderBy('id').limit(limit).execute();
    const cards = found.map((row) => JSON.parse(String(row._doc)) as Row);
    const last = cards.at(-1);
    const mark = last ? { at: String(last['updated_at']), id: String(last['id']) } : after;
    return {
      data: cards.map((card) => ({ id: card['id'], ...cardView(card), updated_at: card['updated_at'] })),
      next: mark ? written(mark) : null,
      more: cards.length === limit,
    };
  });
}

function asked(query: Row): { readonly after: Mark | undefined; readonly limit: number } {
  const unknown = Object.keys(query).find((name) => !['since', 'cursor', 'limit'].includes(name));
  if (unknown !== undefined) throw badQuery('unknown_parameter', { parameter: unknown });
  const limit = query['limit'] === undefined ? USUAL : Number(query['limit']);
  if (!Number.isInteger(limit) || limit < 1) {
    throw badQuery('not_a_number', { parameter: 'limit', value: String(query['limit']) });
  }
  if (limit > MOST) throw badQuery('limit_too_high', { limit, most: MOST });
  if (query['cursor'] !== undefined) return { after: markIn(String(query['cursor'])), limit };
  const since = query['since'];
  if (since === undefined) return { after: undefined, limit };
  const wrong = badQuery('invalid_value', { field: 'since', value: String(since) });
  if (typeof since !== 'string' || !WITH_OFFSET.test(since) || Number.isNaN(Date.parse(since))) throw wrong;
  // Every id is greater than the empty one: a change at that very moment is told, too.
  return { after: { at: new Date(since).toISOString(), id: FIRST_ID }, limit };
}

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/u;
const FIRST_ID = '';

function written({ at, id }: Mark): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

function markIn(cursor: string): Mark {
  const [at = '', id] = Buffer.from(cursor, 'base64url').toString().split('|');
  if (id === undefined || !WITH_OFFSET.test(at)) throw badQuery('invalid_value', { field: 'cursor', value: cursor });
  return { at, id };
}
