export function domainText(hasPortal: boolean): string {
  return `import { ${hasPortal ? 'ANYBODY, type Domain' : 'type Domain'}, type Hooks, Problem } from '@tuyen/server/domain';
import type { Operations, Records, Transitions } from './generated/types/index.gen.ts';

const DAY = 86_400_000;

/** Computes the price of a rental. Both its first and its last day count. */
const hooks: Hooks<Records, Transitions, Operations> = {
  rentals: {
    beforeCreate: (values, { tx }) => withPrice(values, tx),
    beforeUpdate: (before, changes, { tx }) => withPrice({ ...before, ...changes }, tx),
  },
};

type Rental = { readonly [K in 'bike_id' | 'starts_on' | 'ends_on']?: string | null | undefined };
type Bikes = { get(resource: 'bikes', id: string): Promise<Records['bikes'] | undefined> };

async function withPrice({ bike_id, starts_on, ends_on }: Rental, bikes: Bikes) {
  // The schema reports missing fields.
  if (!bike_id || !starts_on || !ends_on) return undefined;
  if (ends_on < starts_on)
    throw new Problem(422, 'validation_failed', {}, { ends_on: { code: 'minimum', params: { limit: starts_on } } });
  const days = (Date.parse(ends_on) - Date.parse(starts_on)) / DAY + 1;
  const bike = await bikes.get('bikes', bike_id);
  return bike && { price: bike.daily_price * days };
}

export const domain: Domain<Records> = {
  hooks,${hasPortal ? ROUTES : ''}
};
`;
}

/** Endpoints of the public form. Visitors have no account, so each endpoint states what a visitor may see and send. */
const ROUTES = `
  routes(app, { store, write }) {
    const bike = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } } as const;
    const offered = {
      operationId: 'listBikesForRent',
      tags: ['public'],
      summary: 'Bikes that visitors can choose',
      security: ANYBODY,
      response: { 200: { type: 'array', items: bike } },
    } as const;
    app.get('/public/bikes', { schema: offered }, async () => {
      const bikes = await store.find('bikes', { in_service: true });
      return bikes.map(({ id, name }) => ({ id, name }));
    });

    const text = { type: 'string' } as const;
    const booked = {
      operationId: 'bookBike',
      tags: ['public'],
      summary: 'Requests a rental',
      security: ANYBODY,
      body: {
        type: 'object',
        properties: { bike_id: text, customer: text, email: text, starts_on: text, ends_on: text },
        additionalProperties: false,
      },
      response: { 201: { type: 'object', properties: { number: text, price: { type: 'integer' } } } },
    } as const;
    app.post('/public/rentals', { schema: booked }, (request, reply) =>
      write.handleWrite(
        request,
        reply,
        async (tx) => {
          const { number, price } = await tx.create('rentals', request.body);
          return { status: 201, body: { number, price } };
        },
        { captcha: true },
      ),
    );
  },`;
