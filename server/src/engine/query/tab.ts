import { dayMeant, isObject, kindOf, type Tab, type TabConditions, type TabFilter, type TabTerm } from '@tuyen/model';
import type { Caller } from '../domain.ts';
import { badQuery } from '../request/refusals/bad-query.ts';
import { comparison } from './comparison.ts';
import { all, any, type Filter } from './query.ts';
import { equality } from './simple-rest.ts';
import type { View } from './view.ts';

export function tabNamed({ resource }: View, name: string): Tab {
  const tab = resource.tabs?.find((one) => one.name === name);
  if (!tab) throw badQuery('unknown_tab', { tab: name.slice(0, 100), resource: resource.name });
  return tab;
}

export interface TabContext {
  readonly caller: Pick<Caller, 'profile' | 'officeId'>;
  readonly today: string;
}

/**
 * Returns the condition of a tab, validated like a query. If the condition needs an id that the caller does not have
 * (such as an office id), it matches no record.
 */
export function tabCondition(view: View, filter: TabFilter, opening: TabContext): Filter | undefined {
  const one = (conditions: TabConditions) =>
    all(Object.entries(conditions).map(([field, term]) => condition(view, field, term, opening)));
  return isSeveral(filter) ? any(filter.map(one).filter((part) => part !== undefined)) : one(filter);
}

function isSeveral(filter: TabFilter): filter is readonly TabConditions[] {
  return Array.isArray(filter);
}

function condition(view: View, field: string, term: TabTerm, { caller, today }: TabContext): Filter {
  if (isObject(term) && 'current' in term) {
    const own = term.current === 'user' ? caller.profile?.id : caller.officeId;
    return comparison(view, 'tab', field, '$eq', own ?? '-');
  }
  const named = view.fields.get(field);
  const dated = named !== undefined && (named.kind === 'date' || kindOf(named).instant === true);
  const meant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(meant);
    return dated ? dayMeant(value, today) : value;
  };
  if (isObject(term)) {
    const asked = Object.entries(term).map(([operator, value]) =>
      comparison(view, 'tab', field, operator, meant(value)),
    );
    return all(asked) ?? { all: [] };
  }
  const values = [term].flat().filter((value) => value !== null);
  const empty = [term].flat().includes(null) ? [comparison(view, 'tab', field, '$isnull', true)] : [];
  const [first] = values;
  const filled = first === undefined ? [] : [equality(view, field, meant(values.length === 1 ? first : values))];
  return any([...filled, ...empty]) ?? { any: [] };
}
