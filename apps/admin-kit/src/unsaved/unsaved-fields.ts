import type { UseFormReturn } from 'react-hook-form';
import { same } from '../data/changed-fields.ts';

export function unsavedFields({ control, getValues }: Pick<UseFormReturn, 'control' | 'getValues'>): readonly string[] {
  const values = getValues();
  const { dirtyFields } = control._formState;
  return Object.keys(dirtyFields).filter((name) => !same(control._defaultValues[name], values[name]));
}
