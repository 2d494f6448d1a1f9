import { useRecordContext } from 'react-admin';
import { useRootRecord } from '../nested/nested-path.ts';

/**
 * Returns the ISO 4217 currency in a field of the row, otherwise of the enclosing record. Undefined means the current
 * office's currency.
 */
export function useCurrency(field = ''): string | undefined {
  const row = useRecordContext();
  const record = useRootRecord();
  const named: unknown = row?.[field] ?? record?.[field];
  return typeof named === 'string' ? named : undefined;
}
