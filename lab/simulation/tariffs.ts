/** The operator's fees in đồng. They are constants here, so that the ledger does not depend on what the server returns. */
export const FEES = { issuance: 30_000, counter: 5_000, urban: 20_000, changePercent: 10, refundPercent: 20 } as const;

export const INSPECTED_UNTIL = '2026-12-31';

export interface Tariff {
  readonly id: string;
  readonly price: number;
  readonly mode: 'BUS' | 'METRO';
}

export type TariffName = 'single' | 'longer' | 'day' | 'month' | 'approved' | 'student' | 'metroSingle' | 'metroDay';

/** Values of each tariff: type, mode, scope, price in đồng, other fields. */
export const TARIFFS: Readonly<
  Record<TariffName, readonly [string, 'BUS' | 'METRO', 'ONE_ROUTE' | 'MULTI_ROUTE', number, object]>
> = {
  single: ['ONE_TIME', 'BUS', 'ONE_ROUTE', 8_000, { max_usage: 1 }],
  longer: ['ONE_TIME', 'BUS', 'ONE_ROUTE', 13_000, { max_usage: 1 }],
  day: ['DAILY', 'BUS', 'MULTI_ROUTE', 30_000, { max_usage_in_day: 3 }],
  month: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 280_000, { max_usage_in_day: 4 }],
  approved: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 250_000, { is_approve_cus_req: true }],
  student: ['MONTHLY', 'BUS', 'MULTI_ROUTE', 140_000, { card_kind: 'PRIORITIZE' }],
  metroSingle: ['ONE_TIME', 'METRO', 'ONE_ROUTE', 15_000, { max_usage: 1 }],
  metroDay: ['DAILY', 'METRO', 'MULTI_ROUTE', 40_000, {}],
};
