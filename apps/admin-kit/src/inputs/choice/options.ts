import { meets, optionConditions, optionDrivers, type OptionCondition, type OptionRule } from '@tuyen/model';
import { useEffect, useState } from 'react';
import { useGetMany, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { same } from '../../data/changed-fields.ts';
import { useToday } from '../../format/use-today.ts';

type Values = Readonly<Record<string, unknown>>;

export function useBeside(rules: readonly OptionRule[]): Values {
  const { getSource } = useSourceContext();
  const names = optionDrivers(rules);
  const values: readonly unknown[] = useWatch({ name: names.map((name) => getSource(name)) });
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

/**
 * Clears a value that no longer fits after a field beside it changed, for example a district after another city was
 * chosen. Before such a change, a stored value stays even if it does not fit.
 * @param unfit returns the part of the value that does not fit; undefined while unknown
 */
export function useTakenBack(source: string, beside: Values, unfit: (value: unknown) => boolean | undefined): void {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const path = getSource(source);
  const value: unknown = useWatch({ name: path });
  const changed = useChanged(beside);
  const left = !changed || !isChosen(value) ? value : withoutUnfit(value, unfit);
  useEffect(() => {
    if (!same(left, value)) setValue(path, left, { shouldDirty: true, shouldValidate: false });
  }, [left, value, path, setValue]);
}

export function useReferenceOptions(
  source: string,
  reference: string,
  rules: readonly OptionRule[],
): readonly OptionCondition[] {
  const beside = useBeside(rules);
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const changed = useChanged(beside);
  const now = useToday();
  const conditions = optionConditions(rules, beside, () => now);
  const ids = isChosen(value) ? [value].flat().map(String) : [];
  const { data } = useGetMany(reference, { ids }, { enabled: changed && ids.length > 0 });
  useTakenBack(source, beside, (id) => {
    const record = data?.find((one) => one !== undefined && String(one.id) === id);
    return record && !meets(conditions, record);
  });
  return conditions;
}

function useChanged(beside: Values): boolean {
  const [first] = useState(beside);
  return !same(first, beside);
}

function isChosen(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function withoutUnfit(value: unknown, unfit: (value: unknown) => boolean | undefined): unknown {
  if (!Array.isArray(value)) return unfit(value) ? null : value;
  const allowed = value.filter((one) => !unfit(one));
  return allowed.length === value.length ? value : allowed;
}
