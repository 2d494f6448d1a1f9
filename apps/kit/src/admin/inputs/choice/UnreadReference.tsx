import { TextInput } from 'react-admin';
import { shortId } from '../../fields/choice/short-id.ts';
import type { KitInputProps } from '../input-props.ts';

/** What a field refers to, for those who may not read it: that there is something is seen, and cannot be changed. Nothing is asked for. */
export function UnreadReference(props: KitInputProps) {
  return <TextInput {...props} readOnly format={textOf} fullWidth />;
}

function textOf(value: unknown): string {
  const ids = Array.isArray(value) ? value : [value];
  return ids.flatMap((id) => (typeof id === 'string' && id !== '' ? shortId(id) : [])).join(', ');
}
