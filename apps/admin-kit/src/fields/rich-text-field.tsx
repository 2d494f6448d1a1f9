import { Box } from '@mui/material';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import DOMPurify from 'dompurify';
import { useFieldValue } from 'react-admin';
import { isSafeAddress, SAFE_ADDRESS } from '@tuyen/model/client';
import { TextOf } from './text-of.tsx';
import type { FieldProps } from './field-props.ts';

/** Shows sanitized rich text. Allows only the markup that the server stores, and only safe link targets. */
export function RichTextField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'string' || value === '') return <TextOf>{null}</TextOf>;
  return (
    <Box
      sx={{ typography: 'body2', '& :first-of-type': { mt: 0 }, maxWidth: '75ch' }}
      dangerouslySetInnerHTML={{ __html: openPurifier().sanitize(value, ALLOWED) }}
    />
  );
}

RichTextField.wide = true;

const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: SAFE_ADDRESS,
};

let purifier: typeof DOMPurify | undefined;

/** Creates the sanitizer when the first text is shown, because the library needs a `window`. */
function openPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  // The library allows `data:` URLs for images regardless of the allowed URLs.
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName === 'src') attribute.keepAttr = isSafeAddress(attribute.attrValue);
  });
  return purifier;
}
