import { useFieldValue } from 'react-admin';
import { TextOf } from './text-of.tsx';

export function PlainField({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return <TextOf>{value === null || value === undefined ? null : String(value)}</TextOf>;
}
