import type { Reader, Records } from '../contract.ts';
import { refuse } from './states.ts';

/** 422 where a route is out of service: nothing new is sold for it. */
export async function checkRouteInUse(route: string, field: string, reader: Reader): Promise<void> {
  const found = await reader.get('routes', route);
  if (found?.status === 'INACTIVE') refuse({ [field]: { code: 'route_inactive' } });
}

/** 422 where a group has ended: no ticket is sold at its terms any more. */
export function checkGroupInUse(group: Pick<Records['object-groups'], 'status'> | undefined, field: string): void {
  if (group?.status === 'INACTIVE') refuse({ [field]: { code: 'group_inactive' } });
}
