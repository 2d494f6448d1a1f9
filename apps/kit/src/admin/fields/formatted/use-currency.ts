import { useRecordContext } from 'react-admin';
import { useRootRecord } from '../nested/nested-path.ts';

/** The currency that a field of the row holds, or else of the record around it (ISO 4217); undefined: that of the current office. */
export function useCurrency(field = ''): string | undefined {
  const row = useRecordContext();
  const record = useRootRecord();
  const named: unknown = row?.[field] ?? record?.[field];
  return typeof named === 'string' ? named : undefined;
}
