import { required, TextArrayInput } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** Only for the star at the label: the form's resolver checks. React-admin would hand `isRequired` itself on to the document. */
const REQUIRED = required();

/** A list of short texts: Enter ends one. */
export function TextListInput({ isRequired, alwaysOn: _, ...props }: KitInputProps) {
  return <TextArrayInput {...props} {...(isRequired ? { validate: REQUIRED } : {})} />;
}
