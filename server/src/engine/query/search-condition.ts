import { isObject } from '@tuyen/model';
import type { Row } from '../domain.ts';
import { badQuery } from '../request/refusals/bad-query.ts';
import { boundedJson } from './bounded-json.ts';
import { comparison } from './comparison.ts';
import type { Filter } from './query.ts';
import type { View } from './view.ts';

/** Maximum nesting of a condition. Conditions that people write nest about three levels, attacks use thousands. */
const MAX_DEPTH = 8;
/**
 * Maximum number of comparisons and groups in one search condition. SQLite rejects expressions deeper than a thousand
 * levels.
 */
const MAX_CONDITIONS = 200;

/**
 * Parses the parameter `s` or `where`: `{"$or": [{"plate": {"$cont": "29"}}, {"seats": 45}], "kind": "BUS"}`. All
 * members of an object must hold.
 */
export function searchCondition(view: View, text: string, parameter: 's' | 'where' = 's'): Filter | undefined {
  const parsed = boundedJson(parameter, text);
  let conditions = 0;

  function count(): void {
    conditions += 1;
    if (conditions > MAX_CONDITIONS) throw badQuery('too_many_conditions', { parameter, most: MAX_CONDITIONS });
  }

  function group(value: Readonly<Row>, depth: number): Filter[] {
    count();
    return Object.entries(value).flatMap(([key, inner]): Filter[] => {
      if (key === '$and') return members(key, inner, depth).flatMap((member) => group(member, depth + 1));
      if (key === '$or')
        return [{ any: members(key, inner, depth).map((member) => ({ all: group(member, depth + 1) })) }];
      if (key === '$not')
        return [{ not: { all: members(key, inner, depth).flatMap((member) => group(member, depth + 1)) } }];
      return field(key, inner);
    });
  }

  function members(operator: string, value: unknown, depth: number): readonly Readonly<Row>[] {
    if (depth >= MAX_DEPTH) throw badQuery('too_deep', { parameter, most: MAX_DEPTH });
    if (!Array.isArray(value) || value.length === 0 || !value.every(isObject))
      throw badQuery('invalid_group', { parameter, operator });
    return value;
  }

  function field(name: string, value: unknown): Filter[] {
    if (!isObject(value)) return [one(name, '$eq', value)];
    const asked = Object.entries(value);
    // An empty condition is rejected. The parser of @nestjsx/crud would return all records, which the caller hardly
    // intends.
    if (asked.length === 0) throw badQuery('invalid_value', { parameter, field: name, operator: '', value: '{}' });
    return asked.map(([operator, operand]) => {
      if (operator !== '$or') return one(name, operator, operand);
      if (!isObject(operand) || Object.keys(operand).length === 0)
        throw badQuery('invalid_group', { parameter, operator: `${name}.$or` });
      return { any: Object.entries(operand).map(([inner, wanted]) => one(name, inner, wanted)) };
    });
  }

  function one(name: string, operator: string, value: unknown): Filter {
    count();
    return comparison(view, parameter, name, operator, value);
  }

  if (!isObject(parsed)) throw badQuery('invalid_search', { parameter, value: text.slice(0, 100) });
  const filters = group(parsed, 1);
  return filters.length > 1 ? { all: filters } : filters[0];
}
