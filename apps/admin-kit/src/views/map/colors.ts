import { useCallback } from 'react';
import { useResourceContext, type RaRecord } from 'react-admin';
import type { StateColor } from '../../fields/choice/state-colors.ts';
import { useEnum, useResource } from '../../model/model-context.tsx';

/** Strong colors that are readable on light and dark maps. The pale ones of chips are not. */
export const MAP_COLORS: Readonly<Record<StateColor, string>> = {
  neutral: '#5f6b76',
  info: '#1f6fb8',
  success: '#1b7f4b',
  warning: '#a86400',
  danger: '#c0392b',
};

/**
 * Returns a function that returns the color of a record on a map.
 * @param name color field or enum field; if undefined, all records have one color
 */
export function useMapColor(name: string | undefined): (record: RaRecord) => string {
  const field = useResource(useResourceContext())?.fields.find((one) => one.name === name);
  const values = useEnum(field?.kind === 'enum' ? field.enum : '')?.values;
  return useCallback(
    (record) => {
      const value: unknown = field && record[field.name];
      if (field?.kind === 'color') return typeof value === 'string' && value !== '' ? value : MAP_COLORS.info;
      if (!field) return MAP_COLORS.info;
      return MAP_COLORS[values?.find((one) => one.value === value)?.color ?? 'neutral'];
    },
    [field, values],
  );
}
