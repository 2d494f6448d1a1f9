import { addDays } from '../../region/dates.ts';
import type { Operator } from '../../kinds/operators.ts';
import type { Scalar } from '../json/json-schema.ts';
import type { Slug } from '../permission.ts';
import type { Text } from '../text.ts';

/** A named filter over the list of a resource: `GET {resource}?tab={name}`. */
export interface Tab {
  readonly name: string;
  readonly label: Text;
  readonly filter: TabFilter;
  /** Absent: the order of the list. */
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Absent: those of the list. */
  readonly columns?: readonly string[];
  /** Who lacks this permission is not offered the tab. Absent: who may read the list is. */
  readonly slug?: Slug;
}

/** Conditions by field, all of which a record meets; of several objects, those of one. */
export type TabFilter = TabConditions | readonly TabConditions[];

export type TabConditions = Readonly<Record<string, TabTerm>>;

/**
 * A value, one of several values (null: empty), operators with their values, or the caller's own id, as in filters of dashboards. A
 * date may be `today`, `today+30`, `today-7`.
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

/** `today+30` as a day, other values as they are. @param today `YYYY-MM-DD` in the time zone of the project */
export function dayMeant(value: unknown, today: string): unknown {
  const [, sign, days] = typeof value === 'string' ? (RELATIVE_DAY.exec(value) ?? []) : [];
  if (!isRelativeDay(value)) return value;
  return addDays(today, sign === '-' ? -Number(days) : Number(days ?? 0));
}

/** The columns that a list and its tabs can show: those of the list first. */
export function columnsOf(list: readonly string[], tabs: readonly Tab[] | undefined): readonly string[] {
  return [...new Set([...list, ...(tabs ?? []).flatMap(({ columns = [] }) => columns)])];
}
