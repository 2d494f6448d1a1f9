// From schemas/dashboards/agency-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject dashboards agency-card`.
import { DashboardGrid, DashboardTile } from '@tuyen/admin-kit';

export const AgencyCardDashboard = () => (
  <DashboardGrid>
    <DashboardTile name="sales-today" />
    <DashboardTile name="monthly-tickets-today" />
    <DashboardTile name="deposit-left" />
    <DashboardTile name="cash-awaited" />
    <DashboardTile name="mine" />
    <DashboardTile name="to-approve" />
    <DashboardTile name="to-attach" />
    <DashboardTile name="to-hand-over" />
    <DashboardTile name="my-shift" />
    <DashboardTile name="mails-failed" />
    <DashboardTile name="mails-without-server" />
    <DashboardTile name="sms-without-service" />
    <DashboardTile name="mails-backlog" />
    <DashboardTile name="mails-waiting" />
    <DashboardTile name="mails-uncertain" />
    <DashboardTile name="cards-missing" />
    <DashboardTile name="devices-silent" />
    <DashboardTile name="stock-low" />
    <DashboardTile name="sales" />
    <DashboardTile name="orders-by-status" />
    <DashboardTile name="jobs-failing" />
  </DashboardGrid>
);
