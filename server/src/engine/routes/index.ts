import { API } from '../api.ts';
import { clientGate } from '../auth/client-gate.ts';
import { passwordRoutes } from '../sign-in/password-routes.ts';
import { openStaff } from '../assignee/staff.ts';
import { assigneeRoutes } from './work/assignees.ts';
import { authRoutes } from '../sign-in/routes.ts';
import { requireSchemas } from '../endpoint/checking.ts';
import { ANYBODY, type Endpoints, problems } from '../endpoint/schema.ts';
import type { Engine } from '../engine.ts';
import { printRoutes } from './prints.ts';
import { bulkRoute } from './records/bulk.ts';
import { changesRoute } from './records/record-changes.ts';
import { exportRoute } from './records/export.ts';
import { dashboardRoute } from './work/dashboard.ts';
import { flowRoutes } from './work/flows.ts';
import { listRoute } from './records/list.ts';
import { metaRoutes } from './meta.ts';
import { operationRoutes } from './records/operations.ts';
import { presenceRoute } from './work/presence.ts';
import { recordRoutes } from './records/records.ts';
import { searchRoute } from './search.ts';
import { singletonRoutes } from './records/singleton.ts';
import { savedTabRoutes } from './work/saved-tabs.ts';
import { timelineRoutes } from './work/timeline.ts';
import { tabRoutes } from './work/tabs.ts';
import { transitionRoute } from './records/transitions.ts';
import { uploadRoutes } from './upload-routes.ts';

/** Registers all routes under `/api/v1` that the schemas define, then the routes of the domain. */
export async function apiRoutes(app: Endpoints, engine: Engine): Promise<void> {
  clientGate(app, engine, API);
  authRoutes(app, engine);
  passwordRoutes(app, engine);
  metaRoutes(app, engine);
  uploadRoutes(app, engine);
  searchRoute(app, engine);
  dashboardRoute(app, engine);
  presenceRoute(app, engine);
  captchaRoute(app, engine);
  const staff = openStaff(engine.records, engine.identity);
  for (const resource of engine.model.resources) {
    singletonRoutes(app, engine, resource);
    if (resource.actions.includes('list')) listRoute(app, engine, resource);
    tabRoutes(app, engine, resource);
    savedTabRoutes(app, engine, resource);
    exportRoute(app, engine, resource);
    recordRoutes(app, engine, resource);
    changesRoute(app, engine, resource);
    timelineRoutes(app, engine, resource);
    assigneeRoutes(app, engine, resource, staff);
    bulkRoute(app, engine, resource);
    transitionRoute(app, engine, resource);
    operationRoutes(app, engine, resource);
  }
  printRoutes(app, engine);
  flowRoutes(app, engine);
  requireSchemas(app);
  await engine.domain.routes?.(app, engine);
}

function captchaRoute(app: Endpoints, { captcha, limit }: Engine): void {
  const schema = {
    operationId: 'getCaptcha',
    tags: ['public'],
    summary: 'A challenge, to be solved and sent as `x-token-captcha`',
    security: ANYBODY,
    response: {
      200: { description: 'The challenge.', type: 'object', additionalProperties: true },
      ...problems(429),
    },
  };
  const preHandler = limit({ name: 'captcha', requests: 60, seconds: 60 });
  app.get('/public/captcha', { schema, preHandler }, async () => captcha.challenge());
}
