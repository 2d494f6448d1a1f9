import type { DashboardFile } from '../../generated/dashboard.ts';
import type { StartContext } from '../document-type.ts';

export const startDashboard = ({ name, label, resource, say }: StartContext): DashboardFile => ({
  name,
  label,
  tiles: [
    {
      name: 'new-this-week',
      kind: 'figure',
      label: say({ en: 'New this week', vi: 'Mới trong tuần' }),
      resource,
      date: 'created_at',
      period: 'week',
    },
    {
      name: 'last-30-days',
      kind: 'trend',
      label: say({ en: 'Last 30 days', vi: '30 ngày qua' }),
      resource,
      date: 'created_at',
    },
  ],
});
