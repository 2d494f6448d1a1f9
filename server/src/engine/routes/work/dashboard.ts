import {
  type Dashboard,
  type DashboardAnswer,
  dashboardFor,
  type DashboardLayout,
  type Tile,
  type TileAnswer,
} from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Caller, Services } from '../../domain.ts';
import { tileFor } from '../../dashboard/tiles.ts';
import { done, type Endpoints, problems } from '../../endpoint/schema.ts';
import { type Identity, officeType } from '../../identity/index.ts';
import { notFound } from '../records/answers.ts';
import { Problem } from '../../problem.ts';
import { arranged } from '../../dashboard/arrange.ts';
import { keepLayout, layoutOf, removeLayout } from '../../write/system-tables/layouts.ts';
import { offeredTabs, type TabAsking, tabTile } from '../../dashboard/tab-tile.ts';
import { DASHBOARD, LAYOUT, LAYOUT_INPUT } from './dashboard-schema.ts';
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
    const dashboard = await dashboardOf(caller);
    if (!dashboard) return { name: null, label: {}, tiles: [] };
    const { tiles, isArranged } = await tilesOf(dashboard, caller);
    const asking = { engine, caller, now: engine.clock.now() };
    const answers = await Promise.all(tiles.filter(({ hidden }) => !hidden).map((tile) => answerOf(asking, tile)));
    return {
      name: dashboard.name,
      label: dashboard.label,
      tiles: answers.filter((tile) => tile !== undefined),
      ...(isArranged && { arranged: true }),
    };
  });

  const reading = {
    operationId: 'getDashboardLayout',
    tags: ['meta'],
    summary: 'How the caller has arranged the dashboard, and what can be added',
    response: { 200: LAYOUT, ...problems(403, 404) },
  } as const;
  app.get('/dashboard/layout', { schema: reading }, async (request): Promise<DashboardLayout> => {
    const { caller, dashboard } = await own(request);
    const { tiles, isArranged } = await tilesOf(dashboard, caller);
    const asking = { engine, caller, now: engine.clock.now() };
    const found = await Promise.all(
      tiles.map(async ({ hidden, ...tile }) => {
        const answer = await answerOf(asking, {
          ...tile,
          described: tile.described && { ...tile.described, hideZero: false },
        });
        return answer && { name: answer.name, label: answer.label, wide: answer.wide, hidden };
      }),
    );
    return { arranged: isArranged, tiles: found.filter((tile) => tile !== undefined), tabs: await offeredTabs(asking) };
  });

  const keeping = {
    operationId: 'arrangeDashboard',
    tags: ['meta'],
    summary: 'Arrange the tiles of the dashboard for the caller alone',
    description:
      'Tiles that are not named appear where the dashboard has them. Tiles that the caller may not see stay unseen.',
    body: LAYOUT_INPUT,
    response: { 204: done, ...problems(403, 404) },
  } as const;
  app.put('/dashboard/layout', { schema: keeping }, async (request, reply) => {
    const { account, dashboard } = await own(request);
    const { tiles } = request.body;
    await engine.records.transaction(({ connection }) => keepLayout(connection, account, dashboard.name, tiles));
    return reply.status(204).send();
  });

  const resetting = {
    operationId: 'resetDashboard',
    tags: ['meta'],
    summary: 'Show the dashboard as its file describes it again',
    response: { 204: done, ...problems(403, 404) },
  } as const;
  app.delete('/dashboard/layout', { schema: resetting }, async (request, reply) => {
    const { account, dashboard } = await own(request);
    await engine.records.transaction(({ connection }) => removeLayout(connection, account, dashboard.name));
    return reply.status(204).send();
  });

  async function dashboardOf(caller: Caller): Promise<Dashboard | undefined> {
    const isSuperuser = caller.profile?.is_superuser ?? false;
    return dashboardFor(engine.model.dashboards, { isSuperuser, group: await groupOf(engine, caller) });
  }

  async function own(request: FastifyRequest) {
    const caller = await engine.auth.needsAll(request);
    if (!caller.profile) throw new Problem(403, 'not_permitted', { permission: 'staff' });
    const dashboard = await dashboardOf(caller);
    if (!dashboard) throw notFound();
    return { caller, account: caller.profile.id, dashboard };
  }

  async function tilesOf(dashboard: Dashboard, { profile }: Caller) {
    const layout = profile && (await layoutOf(engine.records.database, profile.id, dashboard.name));
    const described = new Map(dashboard.tiles.map((tile) => [tile.name, tile]));
    const tiles = arranged([...described.keys()], layout ?? []);
    return {
      isArranged: layout !== undefined,
      tiles: tiles.map((tile) => ({ ...tile, described: described.get(tile.name) })),
    };
  }
}

interface ShownTile {
  readonly name: string;
  readonly wide?: boolean | undefined;
  readonly described: Tile | undefined;
}

function answerOf(asking: TabAsking, { name, wide, described }: ShownTile): Promise<TileAnswer | undefined> {
  return described
    ? tileFor(asking, wide === undefined ? described : { ...described, wide })
    : tabTile(asking, name, wide ?? true);
}

async function groupOf({ identity, model }: Parts, { officeId }: Caller): Promise<string | undefined> {
  if (officeId === null) return undefined;
  const type = officeType(await identity.accounts(), officeId);
  return model.permissions.groups.find(({ organisationType }) => organisationType === type)?.name;
}
