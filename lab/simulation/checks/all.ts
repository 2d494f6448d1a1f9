import { FIRST_DAY, LAST_DAY } from '../days.ts';
import { desksOf } from '../operator.ts';
import type { Stage } from '../stage.ts';
import { agenciesAgree } from './agencies.ts';
import type { LedgerDifference } from './compare.ts';
import { closesAgree } from './day-close.ts';
import { numbersAgree } from './numbers.ts';
import { ordersAgree } from './orders.ts';
import { privacyAgrees } from './privacy.ts';
import { reportsAgree } from './reports.ts';
import { shiftsAgree } from './shifts.ts';
import { coinsAgree, stockAgrees, ticketsAgree } from './things.ts';

export async function everythingAgrees(stage: Stage): Promise<readonly LedgerDifference[]> {
  const desks = desksOf(stage.operator);
  const window = { from: FIRST_DAY, to: LAST_DAY };
  return [
    ...(await shiftsAgree(stage, desks)),
    ...(await ordersAgree(stage)),
    ...(await ticketsAgree(stage)),
    ...(await coinsAgree(stage)),
    ...(await stockAgrees(stage)),
    ...(await reportsAgree(stage, desks, window)),
    ...(await closesAgree(stage, desks, window)),
    ...(await agenciesAgree(stage)),
    ...(await numbersAgree(stage)),
    ...(await privacyAgrees(stage)),
  ];
}
