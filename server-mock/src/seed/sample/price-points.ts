import type { Currency, FieldOf } from '@tuyen/model';
import { satisfies } from './number-bounds.ts';

const SMALL = [1.5, 2, 2.5, 2.9, 3, 3.5, 4, 4.9, 5, 6, 7.5, 8, 9.9, 10, 12];
const USUAL = [
  9.9, 12.5, 14.9, 19.9, 24.9, 29, 35, 39.9, 45, 49, 59, 65, 75, 79, 89, 95, 99, 110, 119, 129, 149, 180, 199, 249, 299,
];
const LARGE = [250, 300, 400, 500, 600, 750, 800, 1000, 1200, 1500, 1800, 2000, 2400, 2500, 3000, 3500, 4000, 5000];

const DEPOSITS = [50, 80, 100, 120, 150, 200, 250, 300, 400, 500];

const IS_DEPOSIT = /(^|_)deposit(_|$)/u;
const IS_SMALL = /(^|_)(fee|tip|shipping|delivery|postage|surcharge|toll|fine|discount|rebate)(_|$)/u;
const IS_LARGE = /(^|_)(salary|income|wage|rent|budget|balance|limit|capital|turnover|revenue|credit|loan|value)(_|$)/u;

/**
 * Limit for the largest banknote of a currency without decimal places. Up to this limit, the main unit is taken to be
 * worth about one cent.
 */
const NOTE_OF_CENTS = 50_000;

/**
 * Returns usual prices that the field's JSON Schema allows, in the smallest unit of the currency. Returns none if the
 * schema's bounds allow too few prices.
 */
export function pricePoints({ name, schema }: FieldOf<'money'>, currency: Currency): readonly number[] {
  const points = pointsOf(name);
  const unit = unitOf(currency);
  const fitting = points.map((point) => Math.round(point * unit)).filter((point) => satisfies(schema, point));
  return fitting.length < Math.min(points.length, FEW) ? [] : fitting;
}

const FEW = 5;

function pointsOf(name: string): readonly number[] {
  if (IS_DEPOSIT.test(name)) return DEPOSITS;
  if (IS_SMALL.test(name)) return SMALL;
  return IS_LARGE.test(name) ? LARGE : USUAL;
}

/** Returns the amount that is worth about one euro, in the smallest unit of the currency. */
function unitOf({ minorUnit, denominations = [] }: Currency): number {
  if (minorUnit > 0) return 10 ** minorUnit;
  return denominations.length > 0 && Math.max(...denominations) <= NOTE_OF_CENTS ? 100 : 1000;
}
