import { useRecordContext } from 'react-admin';
import { useRootRecord } from '../nested/nested-path.ts';

/**
 * Returns the ISO 4217 currency in a field of the row. If the row has none, returns the currency in the same field of
 * the enclosing record. Undefined means the currency of the current office.
 */
export function useCurrency(field = ''): string | undefined {
  const row = useRecordContext();
  const record = useRootRecord();
  const named: unknown = row?.[field] ?? record?.[field];
  return typeof named === 'string' ? named : undefined;
}
