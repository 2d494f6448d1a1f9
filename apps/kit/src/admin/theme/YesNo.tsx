import { Typography, type TypographyProps } from '@mui/material';
import { useTranslate } from 'react-admin';

type AnswerProps = Omit<TypographyProps<'span'>, 'variant' | 'color'>;

export const Yes = (props: AnswerProps) => <Answer {...props} answer="true" className="plain-yes" />;

/** A no is an answer, not a failure: react-admin's cross looks like one, and other signs are not understood. */
export const No = (props: AnswerProps) => <Answer {...props} answer="false" className="plain-no" />;

/** A word on pages; in tables a tick or nothing, named by the word. */
function Answer({ answer, fontSize: _ofAnIcon, ...props }: AnswerProps & { readonly answer: 'true' | 'false' }) {
  const translate = useTranslate();
  return (
    <Typography {...props} component="span" role="img" variant="body2">
      <span>{translate(`ra.boolean.${answer}`)}</span>
    </Typography>
  );
}
