import { type DashboardAnswer, dashboardFor } from '@tuyen/model';
import type { Caller, Services } from '../../domain.ts';
import { tileFor } from '../../dashboard/tiles.ts';
import type { Endpoints } from '../../endpoint/schema.ts';
import { type Identity, officeType } from '../../identity/index.ts';
import { DASHBOARD } from './dashboard-schema.ts';
import type { DashboardParts } from '../../dashboard/tile-query.ts';

interface Parts extends Pick<Services, 'clock'>, DashboardParts {
  readonly identity: Identity;
}

export function dashboardRoute(app: Endpoints, engine: Parts): void {
  const schema = {
    operationId: 'getDashboard',
    tags: ['meta'],
    summary: 'The first page of the caller’s role, with the figures of each tile that they may see',
    response: { 200: DASHBOARD },
  };
  app.get('/dashboard', { schema }, async (request): Promise<DashboardAnswer> => {
    const caller = await engine.auth.caller(request);
    const dashboard = dashboardFor(engine.model.dashboards, {
      isSuperuser: caller.profile?.is_superuser ?? false,
      group: await groupOf(engine, caller),
    });
    if (!dashboard) return { name: null, label: {}, tiles: [] };
    const asking = { engine, caller, now: engine.clock.now() };
    const tiles = await Promise.all(dashboard.tiles.map((tile) => tileFor(asking, tile)));
    return { name: dashboard.name, label: dashboard.label, tiles: tiles.filter((tile) => tile !== undefined) };
  });
}

async function groupOf({ identity, model }: Parts, { officeId }: Caller): Promise<string | undefined> {
  if (officeId === null) return undefined;
  const type = officeType(await identity.accounts(), officeId);
  return model.permissions.groups.find(({ organisationType }) => organisationType === type)?.name;
}
