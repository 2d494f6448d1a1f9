// From schemas/dashboards/ by `tuyen generate`. Add a dashboard with `tuyen new dashboard <name>`.
import type { DashboardPages } from '@tuyen/admin-kit';

/** The home page of each role. It is loaded when it is first shown. */
export const dashboards: DashboardPages = {
  'agency-card': () => import('./dashboards/agency-card.gen.tsx').then((module) => module.AgencyCardDashboard),
  'agency-ticket': () => import('./dashboards/agency-ticket.gen.tsx').then((module) => module.AgencyTicketDashboard),
  'company-brt': () => import('./dashboards/company-brt.gen.tsx').then((module) => module.CompanyBrtDashboard),
  'company-metro': () => import('./dashboards/company-metro.gen.tsx').then((module) => module.CompanyMetroDashboard),
  'company-root': () => import('./dashboards/company-root.gen.tsx').then((module) => module.CompanyRootDashboard),
  company: () => import('./dashboards/company.gen.tsx').then((module) => module.CompanyDashboard),
  superuser: () => import('./dashboards/superuser.gen.tsx').then((module) => module.SuperuserDashboard),
};
