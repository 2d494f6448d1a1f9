import type { DocumentType } from '../document-type.ts';
import { buildDashboard } from './build-dashboard.ts';
import { checkDashboards } from './check-dashboards.ts';
import { startDashboard } from './start-dashboard.ts';

export const dashboard: DocumentType<'dashboard'> = {
  build: buildDashboard,
  checks: [checkDashboards],
  schemas: () => [],
  start: startDashboard,
};
