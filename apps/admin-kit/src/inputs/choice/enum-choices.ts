import { useMemo } from 'react';
import { useEnum } from '../../model/model-context.tsx';

export interface EnumChoice {
  readonly id: string | number | boolean | null;
  readonly name: string;
}

export function useEnumChoices(name: string): EnumChoice[] | undefined {
  const found = useEnum(name);
  return useMemo(
    () => found?.values.map(({ value }) => ({ id: value, name: `enums.${name}.${String(value)}` })),
    [found, name],
  );
}
