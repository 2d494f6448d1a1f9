import type { Staff, World } from './world.ts';

export interface Program {
  readonly key: string;
}

const PERMISSIONS = [
  'route.read',
  'trip.read',
  'ticket.sell-single',
  'customer-card.register',
  'customer-card.verify',
  'customer-card.sync',
] as const;

export async function openProgram(world: World, superuser: Staff, officeId: string): Promise<Program> {
  const row = {
    name: `Ứng dụng đối tác ${officeId}`,
    client_kind: 'OPEN_API',
    permissions: PERMISSIONS,
    rate_limit: 600,
  };
  const { key } = await world.done('POST', 'api-clients', row, { as: { ...superuser, officeId } });
  return { key };
}
