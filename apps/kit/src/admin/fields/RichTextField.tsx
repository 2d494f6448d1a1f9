import { Box } from '@mui/material';
import DOMPurify from 'dompurify';
import { useFieldValue } from 'react-admin';
import { SAFE_ADDRESS } from '../format/link-address.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** Formatted text, cleaned: no script, no style, links only where they may lead. */
export function RichTextField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'string' || value === '') return <TextOf>{null}</TextOf>;
  const clean = DOMPurify.sanitize(value, {
    ALLOWED_URI_REGEXP: SAFE_ADDRESS,
    FORBID_ATTR: ['style'],
    USE_PROFILES: { html: true },
  });
  return (
    <Box
      sx={{ typography: 'body2', '& :first-of-type': { mt: 0 }, maxWidth: '75ch' }}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}

/** Needs the whole width of a section. */
RichTextField.wide = true;
