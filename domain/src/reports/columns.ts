import type { ReportColumn, ReportFilter } from './report.ts';

export const day: ReportColumn = { name: 'day', label: { vi: 'Ngày', en: 'Day' }, kind: 'day' };
export const transportMode: ReportFilter = {
  name: 'transport_mode',
  label: { vi: 'Loại hình', en: 'Transport mode' },
  enum: 'transport-mode',
};
export const refunds: ReportColumn = {
  name: 'refunds',
  label: { vi: 'Hoàn tiền', en: 'Refunds' },
  kind: 'money',
  total: true,
};
export const revenue: ReportColumn = {
  name: 'revenue',
  label: { vi: 'Doanh thu', en: 'Revenue' },
  kind: 'money',
  total: true,
};
export const office: ReportColumn = { name: 'office', label: { vi: 'Đơn vị', en: 'Office' }, kind: 'text' };
export const money = (name: string, vi: string, en: string): ReportColumn => ({
  name,
  label: { vi, en },
  kind: 'money',
  total: true,
});
