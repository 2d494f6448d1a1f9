// From schemas/dashboards/company-metro.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards company-metro`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const CompanyMetroDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="tickets-today" />
    <DashboardTile name="day-tickets-today" />
    <DashboardTile name="monthly-tickets-today" />
    <DashboardTile name="tickets-of-canceled-trips" />
    <DashboardTile name="open-shifts" />
    <DashboardTile name="cancel-requests" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="cards-missing" />
    <DashboardTile name="tickets" />
    <DashboardTile name="tickets-by-route" />
    <DashboardTile name="jobs-failing" />
    <DashboardTile name="stock-low" />
  </DashboardGrid>
);
