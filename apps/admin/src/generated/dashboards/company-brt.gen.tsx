// From schemas/dashboards/company-brt.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards company-brt`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const CompanyBrtDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="tickets-today" />
    <DashboardTile name="sales-today" />
    <DashboardTile name="day-tickets-today" />
    <DashboardTile name="cash-awaited" />
    <DashboardTile name="mine" />
    <DashboardTile name="to-approve" />
    <DashboardTile name="open-shifts" />
    <DashboardTile name="cancel-requests" />
    <DashboardTile name="inspections" />
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
    <DashboardTile name="trips-today" />
    <DashboardTile name="tickets" />
    <DashboardTile name="tickets-by-route" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="jobs-failing" />
  </DashboardGrid>
);
