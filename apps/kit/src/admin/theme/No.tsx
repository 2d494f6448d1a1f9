import { Typography, type TypographyProps } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A no is an answer, not a failure: react-admin's cross looks like one, and other signs are not understood. */
export function No({ fontSize: _ofAnIcon, ...props }: Omit<TypographyProps<'span'>, 'variant' | 'color'>) {
  const translate = useTranslate();
  return (
    <Typography {...props} component="span" role="img" variant="body2" color="text.secondary">
      {translate('ra.boolean.false')}
    </Typography>
  );
}
