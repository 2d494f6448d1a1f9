import type { Field } from '@tuyen/model';
import type { UsualRange } from './number-bounds.ts';

const QUANTITIES: readonly (readonly [name: RegExp, range: UsualRange])[] = [
  [/(^|_)(discount|tax|vat|commission|interest)_(rate|percent|percentage|pct)$/u, { low: 0, high: 25, step: 5 }],
  [/(^|_)(percent|percentage|pct|progress|level|humidity)(_|$)/u, { low: 0, high: 100, step: 5 }],
  [/(^|_)age(_years)?$/u, { low: 18, high: 80, step: 1 }],
  [/(^|_)(quantity|qty|count|guests|persons|people|passengers|adults|copies|items)$/u, { low: 1, high: 6, step: 1 }],
  [/(^|_)(children|infants|pets)$/u, { low: 0, high: 3, step: 1 }],
  [/(^|_)seats$/u, { low: 2, high: 9, step: 1 }],
  [/(^|_)(capacity|places)$/u, { low: 10, high: 60, step: 5 }],
  [/(^|_)(rating|stars)$/u, { low: 3, high: 5, step: 1 }],
  [/(^|_)(mileage|odometer|km|kilometers|miles)$/u, { low: 4800, high: 180_000, step: 400 }],
  [/(^|_)(minutes|duration|duration_min)$/u, { low: 15, high: 120, step: 15 }],
  [/(^|_)hours$/u, { low: 1, high: 8, step: 1 }],
  [/(^|_)(days|nights)$/u, { low: 1, high: 14, step: 1 }],
  [/(^|_)weeks$/u, { low: 1, high: 12, step: 1 }],
  [/(^|_)pages$/u, { low: 80, high: 640, step: 8 }],
  [/(^|_)(floor|storey)$/u, { low: 0, high: 9, step: 1 }],
  [/(^|_)(position|rank|sort|sort_order|sequence)$/u, { low: 1, high: 20, step: 1 }],
  [/(^|_)stock$/u, { low: 0, high: 120, step: 1 }],
  [/(^|_)weight(_kg)?$/u, { low: 1, high: 90, step: 1 }],
];

const PERCENT: UsualRange = { low: 0, high: 100, step: 5 };
const DISCOUNT: UsualRange = { low: 0, high: 25, step: 5 };

export function usualRange({ name, label, unit }: Field): UsualRange | undefined {
  const known = QUANTITIES.find(([pattern]) => pattern.test(name));
  if (known) return known[1];
  const hasPercentSign = [label, unit].some((text) =>
    Object.values(text ?? {}).some((said) => String(said).includes('%')),
  );
  if (!hasPercentSign) return undefined;
  return /discount|tax|vat|commission|interest/u.test(name) ? DISCOUNT : PERCENT;
}
