import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps unsaved input when the record is reloaded or saved automatically. A constant object, because a new one would
 * reset the form.
 */
export const KEEP_TYPED = { keepDirtyValues: true };

/**
 * Resets the form to the current record and keeps the user's entries as unsaved changes.
 * @param entries values by field name
 */
export function resetKeeping(
  { reset, setValue }: Pick<UseFormReturn, 'reset' | 'setValue'>,
  record: FieldValues,
  entries: Readonly<Record<string, unknown>>,
): void {
  reset(record);
  for (const [name, value] of Object.entries(entries)) setValue(name, value, { shouldDirty: true });
}
