import { Box } from '@mui/material';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';

interface InputTitleProps {
  readonly source: string;
  readonly label?: string | false | undefined;
  readonly resource?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** Shows the translated label of an input, with a mark if it is required. */
export function InputTitle({ source, label, resource, isRequired }: InputTitleProps) {
  return (
    <FieldTitle
      source={source}
      isRequired={isRequired ?? false}
      {...(label === undefined ? {} : { label })}
      // Omits `resource` if it is undefined. If it were passed, react-admin would derive the label of a field in a
      // nested list without the name of that list.
      {...(resource === undefined ? {} : { resource })}
    />
  );
}

/** Label of a group of controls. Includes the word "required", because no attribute marks a group as required. */
export function GroupTitle(props: InputTitleProps) {
  const translate = useTranslate();
  if (props.label === false) return null;
  return (
    <>
      <InputTitle {...props} />
      {props.isRequired ? (
        <Box component="span" sx={UNSEEN}>
          {`, ${translate('form.required')}`}
        </Box>
      ) : null}
    </>
  );
}

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** Shows the text below an input: the error, or else the help text. */
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
