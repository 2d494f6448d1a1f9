import { Typography, type TypographyProps } from '@mui/material';
import { useTranslate } from 'react-admin';

type AnswerProps = Omit<TypographyProps<'span'>, 'variant' | 'color'>;

export const Yes = (props: AnswerProps) => <Answer {...props} answer="true" className="plain-yes" />;

/** Shows "no" as a word. React-admin's cross looks like a failure, and other symbols are not understood. */
export const No = (props: AnswerProps) => <Answer {...props} answer="false" className="plain-no" />;

/**
 * Shows a boolean value. On pages, shows a word. In tables, shows a tick for yes and nothing for no, each labeled with
 * the word.
 */
function Answer({ answer, fontSize: _ofAnIcon, ...props }: AnswerProps & { readonly answer: 'true' | 'false' }) {
  const translate = useTranslate();
  return (
    <Typography {...props} component="span" role="img" variant="body2">
      <span>{translate(`ra.boolean.${answer}`)}</span>
    </Typography>
  );
}
