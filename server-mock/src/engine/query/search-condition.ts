import { badQuery } from './bad-query.ts';
import { comparison } from './comparison.ts';
import type { Filter } from './query.ts';
import type { View } from './view.ts';

/** Nested this deep and no further; people nest three levels, attackers thousands. */
const MAX_DEPTH = 8;
const MAX_CONDITIONS = 200;

/** The parameter `s`: `{"$or": [{"plate": {"$cont": "29"}}, {"seats": 45}], "kind": "BUS"}`; conditions side by side must all hold. */
export function searchCondition(view: View, text: string): Filter | undefined {
  const parsed = parse(text);
  let conditions = 0;

  function group(value: unknown, depth: number): Filter[] {
    if (depth > MAX_DEPTH) throw badQuery('too_deep', { most: MAX_DEPTH });
    if (!isObject(value)) throw badQuery('invalid_search', { value: JSON.stringify(value)?.slice(0, 100) ?? '' });
    return Object.entries(value).flatMap(([key, inner]): Filter[] => {
      if (key === '$and') return members(key, inner, depth).flatMap((member) => group(member, depth + 1));
      if (key === '$or')
        return [{ any: members(key, inner, depth).map((member) => ({ all: group(member, depth + 1) })) }];
      if (key === '$not')
        return [{ not: { all: members(key, inner, depth).flatMap((member) => group(member, depth + 1)) } }];
      return field(key, inner);
    });
  }

  function members(key: string, value: unknown, depth: number): readonly unknown[] {
    if (depth >= MAX_DEPTH) throw badQuery('too_deep', { most: MAX_DEPTH });
    if (!Array.isArray(value) || value.length === 0) throw badQuery('invalid_group', { operator: key });
    return value;
  }

  function field(name: string, value: unknown): Filter[] {
    if (!isObject(value)) return [one(name, '$eq', value)];
    return Object.entries(value).map(([operator, operand]) => {
      if (operator !== '$or') return one(name, operator, operand);
      if (!isObject(operand)) throw badQuery('invalid_group', { operator });
      return { any: Object.entries(operand).map(([inner, wanted]) => one(name, inner, wanted)) };
    });
  }

  function one(name: string, operator: string, value: unknown): Filter {
    conditions += 1;
    if (conditions > MAX_CONDITIONS) throw badQuery('too_many_conditions', { most: MAX_CONDITIONS });
    return comparison(view, 's', name, operator, value);
  }

  const filters = group(parsed, 1);
  return filters.length > 1 ? { all: filters } : filters[0];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badQuery('invalid_search', { value: text.slice(0, 100) });
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
