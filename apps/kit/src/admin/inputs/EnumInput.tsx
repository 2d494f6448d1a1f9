import { SelectInput } from 'react-admin';
import { useEnumChoices } from './enum-choices.ts';
import type { KitInputProps } from './input-props.ts';

/** One value of an enumeration. */
export function EnumInput({ enum: name, ...props }: KitInputProps & { readonly enum: string }) {
  const choices = useEnumChoices(name);
  return <SelectInput {...props} {...(choices ? { choices } : { isPending: true })} />;
}
