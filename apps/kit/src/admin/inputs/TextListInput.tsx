import { required, TextArrayInput } from 'react-admin';
import { without, type KitInputProps } from './input-props.ts';

/** Only for the star at the label: the form's resolver checks. React-admin would hand `isRequired` itself on to the document. */
const REQUIRED = required();

/** A list of short texts: Enter ends one. */
export function TextListInput(given: KitInputProps) {
  const { isRequired } = given;
  const props = without(given, 'isRequired', 'alwaysOn');
  return <TextArrayInput {...props} {...(isRequired ? { validate: REQUIRED } : {})} />;
}
