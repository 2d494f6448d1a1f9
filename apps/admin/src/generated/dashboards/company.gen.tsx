// From schemas/dashboards/company.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards company`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const CompanyDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="sales-today" />
    <DashboardTile name="tickets-today" />
    <DashboardTile name="new-customers" />
    <DashboardTile name="cash-awaited" />
    <DashboardTile name="mine" />
    <DashboardTile name="to-approve" />
    <DashboardTile name="to-attach" />
    <DashboardTile name="cancel-requests" />
    <DashboardTile name="inspections" />
    <DashboardTile name="open-shifts" />
    <DashboardTile name="trips-unmanned" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="tickets-of-canceled-trips" />
    <DashboardTile name="coins-suspected" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="cards-missing" />
    <DashboardTile name="sales" />
    <DashboardTile name="trips-today" />
    <DashboardTile name="orders-by-status" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="jobs-failing" />
  </DashboardGrid>
);
