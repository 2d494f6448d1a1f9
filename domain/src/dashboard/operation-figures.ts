import { sql } from 'kysely';
import type { Figure } from '../contract.ts';
import { ofOffices } from '../reports/select.ts';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import { COUNT, howMany } from './selecting.ts';

/** Milliseconds before departure at which a trip without vehicle or driver counts as a problem. */
const NEAR_MS = 2 * 3_600_000;

export const operationFigures: readonly Figure[] = [
  {
    name: 'trips_unmanned',
    slugs: ['trip.update'],
    value: (reader, scope) =>
      howMany(
        reader.sql
          .selectFrom('trips')
          .where(ofOffices(reader, sql.ref('office_id'), scope))
          .where('state', '=', 'PLANNED')
          .where((eb) => eb.or([eb('vehicle_id', 'is', null), eb('driver_id', 'is', null)]))
          .where('departure_at', '>=', instantOf(localDate(scope.now)))
          .where('departure_at', '<', new Date(scope.now.getTime() + NEAR_MS).toISOString())
          .select(COUNT),
      ),
  },
  {
    // Failing jobs of the whole server. Shown to users who may change settings, because they can inform the server's
    // operators.
    name: 'jobs_failing',
    slugs: ['setting.update'],
    async value(_, __, { jobs }) {
      const failing = (await jobs()).filter(({ failures }) => failures > 0);
      return Object.fromEntries(failing.map(({ name, failures }) => [name, failures]));
    },
  },
];
