import { REPORT_PERIODS, type ReportPeriod } from './report-fields.ts';

/** Maximum number of fields by which a report groups records. */
export const MOST_GROUPS = 3;
/** Maximum number of figures of each row. */
export const MOST_MEASURES = 6;
/** Maximum number of rows of a report. */
export const MOST_ROWS = 10_000;

export const AGGREGATIONS = ['count', 'sum', 'average', 'share', 'min', 'max'] as const;
export type Aggregation = (typeof AGGREGATIONS)[number];

export interface ReportGroup {
  readonly field: string;
  /** Length of the periods into which times are grouped. Undefined for fields that are not times. */
  readonly every?: ReportPeriod;
}

export interface ReportMeasure {
  readonly of: Aggregation;
  /** Number field. Undefined for the count and for the share of the count. */
  readonly field?: string;
}

/** Parses `status` or `created_at:month`, a value of the parameter `by`. Returns undefined for any other text. */
export function readGroup(text: string): ReportGroup | undefined {
  const [field = '', every, ...more] = text.split(':');
  if (field === '' || more.length > 0) return undefined;
  if (every === undefined) return { field };
  const period = REPORT_PERIODS.find((one) => one === every);
  return period && { field, every: period };
}

/** Parses `count` or `sum:total`, a value of the parameter `measure`. Returns undefined for any other text. */
export function readMeasure(text: string): ReportMeasure | undefined {
  const [name = '', field, ...more] = text.split(':');
  const of = AGGREGATIONS.find((one) => one === name);
  if (of === undefined || more.length > 0 || field === '') return undefined;
  const needsField = of !== 'count' && of !== 'share';
  if (field === undefined) return needsField ? undefined : { of };
  return of === 'count' ? undefined : { of, field };
}

export const groupText = ({ field, every }: ReportGroup): string => (every ? `${field}:${every}` : field);
export const measureText = ({ of, field }: ReportMeasure): string => (field === undefined ? of : `${of}:${field}`);
