import { Box } from '@mui/material';
import { FieldTitle, InputHelperText, useTranslate } from 'react-admin';

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

/** The label of several controls together. Nothing but words can say of a group that it must be filled. */
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
