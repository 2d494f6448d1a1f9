import type { Services, Slug } from '../contract.ts';
import { day, type Endpoints, textSchema } from '@tuyen/server/domain';
import { priceNotOnSale } from '../rules/eligibility/on-sale.ts';
import { priceOn } from '../rules/prices/planned-price.ts';
import { localDate } from '../rules/time/calendar.ts';
import { textFor } from '../rules/localized.ts';

const amount = { type: ['integer', 'null'] };

const LIST = {
  operationId: 'listPricesOn',
  tags: ['counter'],
  summary: 'The price list as it will be on a day, by default tomorrow, beside today’s prices',
  'x-permission': 'ticket-price.update' satisfies Slug,
  querystring: { type: 'object', additionalProperties: false, properties: { on: day } },
  response: {
    200: {
      description: 'The prices on sale on one of the two days; null where a price is not on sale.',
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'code', 'name', 'ticket_type', 'currency', 'today', 'later'],
        properties: {
          id: textSchema,
          code: textSchema,
          name: textSchema,
          ticket_type: textSchema,
          currency: textSchema,
          today: amount,
          later: amount,
        },
      },
    },
  },
} as const;

export function priceListRoute(app: Endpoints, { auth, clock, store }: Services): void {
  app.get('/counter/price-list', { schema: LIST }, async (request) => {
    const { language } = await auth.caller(request);
    const today = localDate(clock.now());
    const on = request.query.on ?? localDate(new Date(clock.now().getTime() + 86_400_000));
    const prices = await store.find('ticket-prices', {}, { sort: 'code' });
    return prices.flatMap((price) => {
      const sold = (day: string) => (priceNotOnSale(price, day) ? null : priceOn(price, day).price);
      const [before, after] = [sold(today), sold(on)];
      if (before === null && after === null) return [];
      const { id, code, name, ticket_type, currency } = price;
      return [{ id, code, name: textFor(name, language), ticket_type, currency, today: before, later: after }];
    });
  });
}
