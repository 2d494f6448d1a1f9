// From schemas/dashboards/agency-ticket.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards agency-ticket`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const AgencyTicketDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="tickets-today" />
    <DashboardTile name="day-tickets-today" />
    <DashboardTile name="deposit-left" />
    <DashboardTile name="tickets-of-canceled-trips" />
    <DashboardTile name="my-shift" />
    <DashboardTile name="cancel-requests" />
    <DashboardTile name="paper-out" />
    <DashboardTile name="open-shifts" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="tickets" />
    <DashboardTile name="tickets-by-route" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="jobs-failing" />
  </DashboardGrid>
);
