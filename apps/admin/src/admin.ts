import BarChart from '@mui/icons-material/BarChart';
import Drafts from '@mui/icons-material/Drafts';
import PointOfSale from '@mui/icons-material/PointOfSale';
import PriceChange from '@mui/icons-material/PriceChange';
import { defineAdmin } from '@tuyen/admin-kit';
import { flows } from './generated/flows.gen.ts';
import { dashboards } from './generated/dashboards.gen.ts';
import { resources } from './generated/resources.gen.ts';
import { mayReadReports } from './reports/may-read-reports.ts';

export const admin = defineAdmin({
  resources,
  flows,
  dashboards,
  pages: [
    {
      path: '/reports',
      load: async () => (await import('./reports/reports-page.tsx')).ReportsPage,
      menu: { label: 'menu.reports', icon: BarChart, isVisible: mayReadReports },
    },
    {
      path: '/my-shift',
      load: async () => (await import('./shift/my-shift-page.tsx')).MyShiftPage,
      menu: {
        label: 'menu.my_shift',
        icon: PointOfSale,
        group: 'counter',
        isVisible: ({ may }) => may('work-shift.open'),
      },
    },
    {
      path: '/price-preview',
      load: async () => (await import('./prices/price-preview-page.tsx')).PricePreviewPage,
      menu: {
        label: 'menu.price_preview',
        icon: PriceChange,
        group: 'tickets',
        isVisible: ({ may }) => may('ticket-price.update'),
      },
    },
    {
      path: '/mail-templates',
      load: async () => (await import('./mail-templates/mail-templates-page.tsx')).MailTemplatesPage,
      menu: { label: 'menu.mail_templates', icon: Drafts, group: 'system', isVisible: ({ may }) => may('mail.read') },
    },
    { path: '/reports/:name', load: async () => (await import('./reports/report-page.tsx')).ReportPage },
  ],
  registration: true,
  site: 'settings/site-config',
  savedReports: '/reports',
});
