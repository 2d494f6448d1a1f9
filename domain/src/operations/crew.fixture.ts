import { localDate } from '../rules/time/calendar.ts';
import type { Clerk, Shop } from '../shop.fixture.ts';

export async function freeCrew(
  shop: Shop,
  { officeId }: Clerk,
): Promise<{ readonly buses: readonly string[]; readonly people: readonly string[] }> {
  const { store, clock } = shop.engine;
  const trips = await store.find('trips');
  const driving = new Set(trips.flatMap((trip) => [trip['driver_id'], trip['conductor_id']]));
  const staff = (await store.find('users', { status: 'ACTIVE' })).filter(({ id, offices }) => {
    const works = Array.isArray(offices) && offices.some((one) => one['office_id'] === officeId);
    return works && !driving.has(id);
  });
  const day = localDate(clock.now());
  const taken = new Set(trips.filter(({ departure_at: at }) => String(at) > day).map((trip) => trip['vehicle_id']));
  const vehicles = (await store.find('vehicles', { office_id: officeId, status: 'ACTIVE' })).filter(
    ({ id, inspection_expires_on: until }) => String(until) > `${day}~` && !taken.has(id),
  );
  return { buses: vehicles.map(({ id }) => String(id)), people: staff.map(({ id }) => String(id)) };
}
