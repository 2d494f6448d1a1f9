import { isObject } from '@tuyen/model';
import { periodOf } from './periods.ts';

/** Comparison of one field. With the operator `PERIOD`, the value has the bounds of a relative period. */
export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
}

export interface ConditionGroup {
  /** Whether a record must meet all members or any one of them. */
  readonly joined: 'all' | 'any';
  readonly members: readonly Member[];
}

export type Member = Condition | ConditionGroup;

/** Operator of a comparison with a relative period, such as the last seven days. */
export const PERIOD = '$period';

/** Deepest nesting of groups that users can build, the outermost group included. */
export const DEEPEST = 3;
export const MOST_CONDITIONS = 30;

export const EMPTY_GROUP: ConditionGroup = { joined: 'all', members: [] };

export const isGroup = (member: Member): member is ConditionGroup => 'members' in member;

/** Returns the group in the form of the query parameter `where`. Undefined for a group without conditions. */
export function whereOf({ joined, members }: ConditionGroup): object | undefined {
  const written = members.map(memberOf).filter((member) => member !== undefined);
  return written.length === 0 ? undefined : { [joined === 'all' ? '$and' : '$or']: written };
}

function memberOf(member: Member): object | undefined {
  if (isGroup(member)) return whereOf(member);
  const { field, operator, value } = member;
  if (operator !== PERIOD) return { [field]: { [operator]: value } };
  const { from, until } = boundsIn(value);
  return { [field]: { ...(from !== undefined && { $gte: from }), ...(until !== undefined && { $lt: until }) } };
}

export function boundsIn(value: unknown): { readonly from?: string; readonly until?: string } {
  const { from, until } = isObject(value) ? value : {};
  return { ...(typeof from === 'string' && { from }), ...(typeof until === 'string' && { until }) };
}

/**
 * Reads a value of the query parameter `where`, for example from an address. Returns undefined if it contains something
 * that the builder cannot show, such as `$not`.
 */
export function groupIn(where: unknown): ConditionGroup | undefined {
  const members = membersIn(where);
  const [only] = members ?? [];
  if (!members) return undefined;
  return members.length === 1 && only && isGroup(only) ? only : { joined: 'all', members };
}

function membersIn(where: unknown): readonly Member[] | undefined {
  if (!isObject(where)) return undefined;
  const found = Object.entries(where).map(([key, inner]) => {
    if (key === '$and' || key === '$or') return nested(key === '$and' ? 'all' : 'any', inner);
    return key.startsWith('$') ? undefined : comparisonsOf(key, inner);
  });
  return joinedOrNone(found);
}

function nested(joined: ConditionGroup['joined'], inner: unknown): readonly Member[] | undefined {
  if (!Array.isArray(inner)) return undefined;
  const members = joinedOrNone(
    inner.map((one: unknown) => {
      const parts = membersIn(one);
      return parts && (parts.length === 1 ? parts : [{ joined: 'all' as const, members: parts }]);
    }),
  );
  return members && [{ joined, members }];
}

function comparisonsOf(field: string, inner: unknown): readonly Member[] | undefined {
  if (!isObject(inner)) return [{ field, operator: '$eq', value: inner }];
  const entries = Object.entries(inner);
  if (entries.length === 0 || entries.some(([operator]) => operator === '$or')) return undefined;
  const { $gte: from, $lt: until, ...others } = inner;
  const bounds = boundsIn({ from, until });
  const isPeriod = Object.keys(others).length === 0 && periodOf(bounds) !== undefined;
  if (isPeriod) return [{ field, operator: PERIOD, value: bounds }];
  return entries.map(([operator, value]) => ({ field, operator, value }));
}

function joinedOrNone(parts: readonly (readonly Member[] | undefined)[]): readonly Member[] | undefined {
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

export function conditionsIn({ members }: ConditionGroup): readonly Condition[] {
  return members.flatMap((member) => (isGroup(member) ? conditionsIn(member) : [member]));
}

/** Returns the group without the member at this position. */
export function withoutMember({ joined, members }: ConditionGroup, at: number): ConditionGroup {
  return { joined, members: members.filter((_, index) => index !== at) };
}
