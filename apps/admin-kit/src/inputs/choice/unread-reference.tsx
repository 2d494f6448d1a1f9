import { TextInput } from 'react-admin';
import { shortenId } from '../../fields/choice/shorten-id.ts';
import type { KitInputProps } from '../input-props.ts';

export function UnreadReference(props: KitInputProps) {
  return <TextInput {...props} readOnly format={textOf} fullWidth />;
}

function textOf(value: unknown): string {
  const ids = Array.isArray(value) ? value : [value];
  return ids.flatMap((id) => (typeof id === 'string' && id !== '' ? shortenId(id) : [])).join(', ');
}
