import { API } from '../engine/api.ts';
import { backendRoutes, type BackendParts } from '../engine/backends/backend-routes.ts';
import { authRoutes, clientGate, passwordRoutes } from '../engine/identity/index.ts';
import { openStaff } from '../engine/assignee/staff.ts';
import { assigneeRoutes } from '../engine/routes/work/assignees.ts';
import { requireSchemas } from '../engine/request/checking.ts';
import type { Endpoints } from '../engine/endpoint/schema.ts';
import type { Engine } from './engine.ts';
import { printRoutes } from '../engine/routes/prints.ts';
import { bulkRoute } from '../engine/routes/records/bulk.ts';
import { changesRoute } from '../engine/routes/records/record-changes.ts';
import { exportRoute } from '../engine/routes/records/export.ts';
import { dashboardRoute } from '../engine/routes/work/dashboard.ts';
import { flowRoutes } from '../engine/routes/work/flows.ts';
import { listRoute } from '../engine/routes/records/list.ts';
import { captchaRoute } from '../engine/routes/captcha.ts';
import { metaRoutes } from '../engine/routes/meta.ts';
import { operationRoutes } from '../engine/routes/records/operations.ts';
import { presenceRoute } from '../engine/routes/work/presence.ts';
import { recordRoutes } from '../engine/routes/records/records.ts';
import { searchRoute } from '../engine/routes/search.ts';
import { singletonRoutes } from '../engine/routes/records/singleton.ts';
import { savedTabRoutes } from '../engine/routes/work/saved-tabs.ts';
import { timelineRoutes } from '../engine/routes/work/timeline.ts';
import { tabRoutes } from '../engine/routes/work/tabs.ts';
import { transitionRoute } from '../engine/routes/records/transitions.ts';
import { uploadRoutes } from '../engine/routes/upload-routes.ts';

export async function apiRoutes(app: Endpoints, engine: Engine, backends: BackendParts): Promise<void> {
  clientGate(app, engine, API);
  authRoutes(app, engine);
  passwordRoutes(app, engine);
  metaRoutes(app, engine, backends.model);
  backendRoutes(app, engine, backends);
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
