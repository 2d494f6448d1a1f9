import { expect, it } from 'vitest';
import { onEachDatabase } from '@tuyen/server-mock/testing/databases';
import type { Row } from '@tuyen/server/domain';
import { openShop } from '../shop.fixture.ts';
import { freeCrew } from './crew.fixture.ts';

onEachDatabase('Simultaneous changes of trips, transport commands and acceptances', (databaseUrl) => {
  it('simultaneous requests cannot assign a vehicle twice or add a trip to an accepted day', async () => {
    const shop = await openShop({ databaseUrl: await databaseUrl() });
    const clerk = await shop.signIn('company');
    const { buses, people } = await freeCrew(shop, clerk);
    const [route, other] = [await shop.rowOf('routes', { code: '33' }), await shop.rowOf('routes', { code: '17' })];
    const trip = (day: string, more: Row = {}) =>
      shop.post('trips', { route_id: route['id'], departure_at: `${day}T01:00:00.000Z`, ...more }, clerk);
    // Four requests at the same time combine two buses with two drivers. Requests that share a bus or a driver wait for
    // each other but never deadlock.
    const crews = [0, 1, 0, 1].map((bus, index) => ({ vehicle_id: buses[bus], driver_id: people[index % 2] }));
    const made = await Promise.all(crews.map((crew) => trip('2026-03-23', crew)));
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);

    const plain = [await trip('2026-03-24'), await trip('2026-03-24')].map((answer) => answer.json().id);
    const commands = await Promise.all(
      plain.map((id) =>
        shop.post(
          'command-transports',
          { command_date: '2026-03-24', route_id: route['id'], trip_ids: [id], ...crews[0] },
          clerk,
        ),
      ),
    );
    const issued = await Promise.all(
      commands.map((answer) => shop.post(`command-transports/${answer.json().id}/transitions/issue`, {}, clerk)),
    );
    expect(issued.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);

    const day = { route_id: other['id'], period_from: '2026-03-14', period_to: '2026-03-14', unit_price: 1 };
    const acceptance = (await shop.post('acceptance-commands', day, clerk)).json();
    const [submitted, added] = await Promise.all([
      shop.post(`acceptance-commands/${acceptance.id}/transitions/submit`, {}, clerk),
      trip('2026-03-14', { route_id: other['id'] }),
    ]);
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([submitted.statusCode, added.statusCode]);

    // Simultaneous sales for a trip do not block each other. Canceling the trip releases the tickets sold before and
    // prevents later sales.
    const sold = await trip('2026-03-16', { departure_at: '2026-03-16T05:30:00.000Z' });
    const price = await shop.rowOf('ticket-prices', { code: 'VL-BUS-8' });
    const sale = { ticket_price_id: price['id'], route_id: route['id'], trip_id: sold.json().id };
    const cancel = `trips/${sold.json().id}/transitions/cancel`;
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => shop.post('tickets', sale, clerk)),
      shop.post(cancel, { state_reason: 'Đường ngập' }, clerk),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 201, 422].includes(statusCode))).toEqual([]);
    const tickets = await shop.engine.store.find('tickets', { trip_id: sold.json().id });
    expect(tickets).toHaveLength(answers.filter(({ statusCode }) => statusCode === 201).length);
    for (const ticket of tickets) expect(ticket).toMatchObject({ trip_canceled: true });
    await shop.app.close();
  });
});
