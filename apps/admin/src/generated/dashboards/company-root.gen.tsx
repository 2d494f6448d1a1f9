// From schemas/dashboards/company-root.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards company-root`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const CompanyRootDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="sales-today" />
    <DashboardTile name="tickets-today" />
    <DashboardTile name="monthly-tickets-today" />
    <DashboardTile name="new-customers" />
    <DashboardTile name="contracts" />
    <DashboardTile name="acceptance" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="cards-missing" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="sales" />
    <DashboardTile name="sales-by-office" />
    <DashboardTile name="tickets" />
    <DashboardTile name="orders-by-status" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="jobs-failing" />
  </DashboardGrid>
);
