import type { HookContext, Records, ResourceHooks, Settings, Values } from '../contract.ts';
import type { FieldError } from '@tuyen/server/domain';
import { refuseIfAny } from '../guards/states.ts';

type Route = Records['routes'];

/** Limits the stops per direction by the company's settings. A longer existing route may stay but not grow. */
export const routeHooks: ResourceHooks<'routes'> = {
  beforeCreate: (values, context) => limited({}, values, context),
  beforeUpdate: (before, changes, context) => limited(before, changes, context),
};

const DIRECTIONS = ['stops_outbound', 'stops_inbound'] as const;

async function limited(
  before: Readonly<Partial<Route>>,
  changes: Readonly<Values<'routes'>>,
  context: HookContext,
): Promise<Values<'routes'>> {
  const route = { ...before, ...changes };
  const settings = await context.settings('settings', route.company_id ?? null);
  const errors: Record<string, FieldError> = {};
  for (const direction of DIRECTIONS) {
    const [was, is] = [before[direction]?.length ?? 0, changes[direction]?.length ?? 0];
    if (is > settings.stop_point_limit_route && is > was)
      errors[direction] = { code: 'too_many_stops', params: { most: settings.stop_point_limit_route } };
  }
  refuseIfAny(errors);
  const { stops_outbound: outbound, stops_inbound: inbound } = changes;
  return {
    over_stop_limit: overStopLimit(route, settings),
    ...(outbound && { stops_outbound: outbound.map(numbered) }),
    ...(inbound && { stops_inbound: inbound.map(numbered) }),
  };
}

/** Sets the order of a stop to its list position, whatever the client sends. */
const numbered = <S extends object>(stop: S, index: number) => ({ ...stop, order: index + 1 });

export function overStopLimit(
  route: Readonly<Pick<Values<'routes'>, (typeof DIRECTIONS)[number]>>,
  limit: Pick<Settings, 'stop_point_limit_route'>,
): boolean {
  return DIRECTIONS.some((direction) => (route[direction]?.length ?? 0) > limit.stop_point_limit_route);
}
