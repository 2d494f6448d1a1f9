import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A record that has saved itself, or that is loaded again, does not take back what is being typed. The same object always: another one
 * resets the form.
 */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * The form holds the record as it is now; the entries stay in it and wait to be saved.
 * @param entries values by the name of their field
 */
export function resetKeeping(
  { reset, setValue }: Pick<UseFormReturn, 'reset' | 'setValue'>,
  record: FieldValues,
  entries: Readonly<Record<string, unknown>>,
): void {
  reset(record);
  for (const [name, value] of Object.entries(entries)) setValue(name, value, { shouldDirty: true });
}
