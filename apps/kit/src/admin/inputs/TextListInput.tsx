import { TextArrayInput } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** A list of short texts: Enter ends one. */
export function TextListInput(props: KitInputProps) {
  return <TextArrayInput {...props} />;
}
