import type { Reader, Records } from '../contract.ts';
import { lastOfMonth, type LocalDate } from '../rules/time/calendar.ts';
import { commission, type Contract } from '../rules/prices/commission.ts';
import { refunds } from './columns.ts';
import { periodsBetween } from './periods.ts';
import type { Ask, Report, ReportRow } from './report.ts';
import { takingsByOffice } from './takings.ts';

/** Commission of each agency by month. A month with more refunds than sales counts as zero and is not carried over. */
export const agencyCommission: Report = {
  slug: 'report.agency-commission',
  columns: [
    { name: 'month', label: { vi: 'Tháng', en: 'Month' }, kind: 'month' },
    { name: 'agency', label: { vi: 'Đại lý', en: 'Agency' }, kind: 'text' },
    { name: 'type', label: { vi: 'Loại đại lý', en: 'Agency type' }, kind: 'enum', enum: 'agency-type' },
    { name: 'sales', label: { vi: 'Doanh số', en: 'Sales' }, kind: 'money', total: true },
    refunds,
    { name: 'base', label: { vi: 'Cơ sở tính', en: 'Base' }, kind: 'money', total: true },
    { name: 'percent', label: { vi: 'Tỷ lệ hoa hồng', en: 'Commission rate' }, kind: 'percent' },
    { name: 'commission', label: { vi: 'Hoa hồng', en: 'Commission' }, kind: 'money', total: true },
  ],
  filters: [{ name: 'type', label: { vi: 'Loại đại lý', en: 'Agency type' }, enum: 'agency-type' }],
  chart: { kind: 'bar', x: 'month', y: 'commission', series: 'agency' },
  longest: 2 * 366,
  async rows(reader, ask) {
    const contracts = (await contractsOf(reader, ask)).filter(
      ({ type }) => ask.filters['type'] === undefined || type === ask.filters['type'],
    );
    const takings = await takingsByOffice(reader, ask);
    return monthsOf(ask).flatMap(({ month, from, to }) =>
      contracts.filter(covers(from, to)).map((contract): ReportRow => {
        const { sales = [], refunds: back = [] } = takings.get(contract.office) ?? {};
        const earned = commission(contract, { from, to }, sales, back);
        return {
          month,
          agency: contract.name,
          type: contract.type,
          sales: earned.sales,
          refunds: earned.refunds,
          base: earned.base,
          percent: contract.commission_percent,
          commission: earned.commission,
        };
      }),
    );
  },
};

interface AgencyContract extends Contract {
  readonly name: string;
  readonly type: string;
  readonly office: string;
}

async function contractsOf(reader: Reader, { offices: ofCurrency, currency }: Ask): Promise<readonly AgencyContract[]> {
  const where = currency ? { agency_office_id: currency.offices } : {};
  const rows = await reader.find('agencies', where, { sort: 'code' });
  const offices = currency ? currency.asked : ofCurrency;
  const seen = (row: Records['agencies']) =>
    !offices || offices.includes(row.office_id) || offices.includes(row.agency_office_id);
  return rows.filter(seen).map((row) => ({
    name: row.name,
    type: row.type,
    office: row.agency_office_id,
    commission_percent: row.commission_percent,
    contract_from: row.contract_from,
    contract_to: row.contract_to ?? null,
  }));
}

function monthsOf({
  from,
  to,
}: Ask): readonly { readonly month: string; readonly from: LocalDate; readonly to: LocalDate }[] {
  return periodsBetween(from, to, 'month').map((month) => {
    const first = `${month}-01`;
    const last = lastOfMonth(first);
    return { month, from: first < from ? from : first, to: last > to ? to : last };
  });
}

const covers =
  (from: LocalDate, to: LocalDate) =>
  ({ contract_from, contract_to }: Contract): boolean =>
    contract_from <= to && (!contract_to || contract_to >= from);
