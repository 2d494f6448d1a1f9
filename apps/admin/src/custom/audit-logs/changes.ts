import { isObject, sameJson } from '@tuyen/model';
type Values = Readonly<Record<string, unknown>>;

export interface FieldChange {
  readonly field: string;
  readonly changed: boolean;
}

/**
 * Fields that every write changes, for example the time of the change. The change log omits them, because they say
 * nothing about the edit.
 */
const SET_BY_SERVER: ReadonlySet<string> = new Set(['version', 'updated_at']);

export function changesOf(before: Values | null, after: Values | null): readonly FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const shown = names.filter((name) => !SET_BY_SERVER.has(name));
  const changes = shown.map((field) => ({ field, changed: !sameJson(before?.[field], after?.[field]) }));
  if (before && after) return changes.toSorted((a, b) => Number(b.changed) - Number(a.changed));
  return changes.filter(({ changed }) => changed);
}

export function valuesOf(value: unknown): Values | null {
  return isObject(value) ? value : null;
}
