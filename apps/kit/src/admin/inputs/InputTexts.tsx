import { FieldTitle, InputHelperText } from 'react-admin';

interface InputTitleProps {
  readonly source: string;
  readonly label?: string | false | undefined;
  readonly resource?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** The label of an input: its own, or the one of its field, with a star where it must be filled. */
export function InputTitle({ source, label, resource, isRequired }: InputTitleProps) {
  return (
    <FieldTitle
      source={source}
      isRequired={isRequired ?? false}
      {...(label === undefined ? {} : { label })}
      // Named, it would hide which list the field is inside of.
      {...(resource === undefined ? {} : { resource })}
    />
  );
}

/** The line under an input: what is wrong with it, else its help. */
export function InputHelp({
  error,
  help,
}: {
  readonly error?: string | undefined;
  readonly help?: string | false | undefined;
}) {
  return (
    <InputHelperText
      {...(error === undefined ? {} : { error })}
      {...(help === undefined ? {} : { helperText: help })}
    />
  );
}
