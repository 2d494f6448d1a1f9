import { Box } from '@mui/material';
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import DOMPurify from 'dompurify';
import { useFieldValue } from 'react-admin';
import { isSafeAddress, SAFE_ADDRESS } from '../../core/link-address.ts';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** Formatted text, cleaned: what the server stores as such and nothing else, links only where they may lead. */
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

/** Needs the whole width of a section. */
RichTextField.wide = true;

const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: SAFE_ADDRESS,
};

let purifier: typeof DOMPurify | undefined;

/** Opened with the first text: the library needs a window. */
function openPurifier(): typeof DOMPurify {
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  // It lets pictures have `data:` addresses whatever addresses are allowed.
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName === 'src') attribute.keepAttr = isSafeAddress(attribute.attrValue);
  });
  return purifier;
}
