import { addDays } from '../../region/dates.ts';
import type { Operator } from '../../kinds/operators.ts';
import type { Scalar } from '../json/json-schema.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

export interface Tab {
  readonly name: string;
  readonly label: Text;
  readonly filter: TabFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns?: readonly string[];
  /** Permission required to see the tab. By default, everyone who can read the list sees it. */
  readonly slug?: Slug;
}

/**
 * Conditions by field. A record must meet all conditions of an object. In a list of objects, it must meet all
 * conditions of at least one.
 */
export type TabFilter = TabConditions | readonly TabConditions[];

export type TabConditions = Readonly<Record<string, TabTerm>>;

/**
 * Condition for one field, as in dashboard filters. It is a value, a list of values of which one must match (null
 * matches an empty field), operators with their values, or the caller's own id. A date may be `today`, `today+30` or
 * `today-7`.
 */
export type TabTerm =
  | Scalar
  | readonly Scalar[]
  | { readonly [operator in Operator]?: Scalar | readonly Scalar[] }
  | { readonly current: 'user' | 'office' };

const RELATIVE_DAY = /^today(?:([+-])(\d{1,4}))?$/u;

export function isRelativeDay(value: unknown): value is string {
  return typeof value === 'string' && RELATIVE_DAY.test(value);
}

/**
 * Resolves `today+30` to a day. Returns other values unchanged.
 * @param today `YYYY-MM-DD` in the project's time zone
 */
export function dayMeant(value: unknown, today: string): unknown {
  const [, sign, days] = typeof value === 'string' ? (RELATIVE_DAY.exec(value) ?? []) : [];
  if (!isRelativeDay(value)) return value;
  return addDays(today, sign === '-' ? -Number(days) : Number(days ?? 0));
}

export function listedColumns(list: readonly string[], tabs: readonly Tab[] | undefined): readonly string[] {
  return [...new Set([...list, ...(tabs ?? []).flatMap(({ columns = [] }) => columns)])];
}
