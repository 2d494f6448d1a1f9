// From schemas/dashboards/superuser.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards superuser`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const SuperuserDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="sales-today" />
    <DashboardTile name="tickets-today" />
    <DashboardTile name="day-tickets-today" />
    <DashboardTile name="new-customers" />
    <DashboardTile name="mine" />
    <DashboardTile name="to-approve" />
    <DashboardTile name="contracts" />
    <DashboardTile name="cancel-requests" />
    <DashboardTile name="bad-signatures" />
    <DashboardTile name="accounts-locked" />
    <DashboardTile name="coins-suspected" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="trips-unmanned" />
    <DashboardTile name="cards-missing" />
    <DashboardTile name="jobs-failing" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="sales" />
    <DashboardTile name="orders-by-status" />
    <DashboardTile name="sales-by-office" />
  </DashboardGrid>
);
