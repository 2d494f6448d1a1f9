import type { SerialTemplate } from '../generated/types/enums.gen.ts';
export interface NamedTemplate {
  readonly name: SerialTemplate;
  readonly template: string;
  readonly note: string;
}

/** The nine templates of the specification. A row in `serials` with the same name takes precedence. */
export const SERIAL_TEMPLATES: readonly NamedTemplate[] = [
  {
    name: 'ticket-serial',
    template: '{route_serial}{short_year}{node_code}{index:7}',
    note: 'Vé lượt và vé ngày dùng chung một dãy số.',
  },
  {
    name: 'command-ticket-serial',
    template: '{route_serial}{date}{node_number}{shift_number}{index:4}',
    note: 'Lệnh vé: theo tuyến, ngày, nút bán và ca.',
  },
  {
    name: 'transport-command-code',
    template: '{route_serial}{short_year}{month}{index}',
    note: 'Lệnh vận chuyển: theo tuyến và tháng.',
  },
  {
    name: 'monthly-ticket-serial',
    template: '{ticket_type}{short_year}{object_group}{index:7}/{agency_short_name}',
    note: 'Vé tháng: theo loại vé, đối tượng và đơn vị phát hành.',
  },
  { name: 'sell-coin-command', template: 'LBX{index}{month}{short_year}', note: 'Lệnh bán xu.' },
  { name: 'acceptance-command', template: 'PNT{index}{month}{short_year}', note: 'Phiếu nghiệm thu.' },
  {
    name: 'customer-card-code',
    template: '{route_serial}{short_year}{index}/{agency_short_name}',
    note: 'Số hồ sơ thẻ khách hàng.',
  },
  { name: 'electronic-card-code', template: '{short_year}{index:7}/MP', note: 'Mã thẻ điện tử trong kho.' },
  {
    name: 'work-shift-code',
    template: '{month}{short_year}{index}/{office_short_name}',
    note: 'Mã ca làm việc của đơn vị.',
  },
];

export const isTemplate = (name: string): name is SerialTemplate =>
  SERIAL_TEMPLATES.some((candidate) => candidate.name === name);

export function templateNamed(name: string): string | undefined {
  return SERIAL_TEMPLATES.find((candidate) => candidate.name === name)?.template;
}

/**
 * Returns the name of the database counter for a series. The server and the fixtures take the numbers of the series
 * from this counter.
 */
export const serialCounter = (template: string, series: string): string => `serial:${template}:${series}`;
