import { CheckboxGroupInput, SelectArrayInput } from 'react-admin';
import { useEnumChoices } from './enum-choices.ts';
import type { KitInputProps } from './input-props.ts';

/** As many as this are ticked faster than they are picked from a menu. */
const AT_A_GLANCE = 8;

/** Several values of an enumeration. */
export function EnumListInput({ enum: name, ...props }: KitInputProps & { readonly enum: string }) {
  const choices = useEnumChoices(name);
  if (!choices) return <SelectArrayInput {...props} isPending />;
  if (choices.length > AT_A_GLANCE) return <SelectArrayInput {...props} choices={choices} />;
  return <CheckboxGroupInput {...props} choices={choices} />;
}
