import type { Reader, Records, TicketPrice } from '../contract.ts';
import { isSoldOn } from '../rules/eligibility/on-sale.ts';
import { refuse } from './states.ts';

/** Throws 422 if the route is out of service, because nothing new is sold for it. */
export async function checkRouteInUse(route: string, field: string, reader: Reader): Promise<void> {
  refuseOutOfService(await reader.get('routes', route), field);
}

function refuseOutOfService(route: Records['routes'] | undefined, field: string): void {
  if (route?.status === 'INACTIVE') refuse({ [field]: { code: 'route_inactive' } });
}

/** Throws 422 if the group has ended, because its reduced prices are no longer sold. */
export function checkGroupInUse(group: Pick<Records['object-groups'], 'status'> | undefined, field: string): void {
  if (group?.status === 'INACTIVE') refuse({ [field]: { code: 'group_inactive' } });
}

/** Throws 422 if the price does not apply to the route or vehicle, or if the route is out of service. */
export async function checkRoute(
  price: TicketPrice,
  route: string | null | undefined,
  field: string,
  reader: Reader,
): Promise<void> {
  const found = route ? await reader.get('routes', route) : undefined;
  if (found ? !isSoldOn(price, found) : price.route_ids?.length) refuse({ [field]: { code: 'route_not_in_price' } });
  refuseOutOfService(found, field);
}
