import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import type sanitize from 'sanitize-html';
import { lazyRequire } from '../../lazy-require.ts';

const sanitizer = lazyRequire<typeof sanitize>('sanitize-html');

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_ELEMENTS],
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(RICH_TEXT_ATTRIBUTES).map(([element, names]) => [element, [...names]])),
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(?:left|right|center|justify)$/u],
      color: [/^#[0-9a-f]{3,8}$/iu, /^rgb\([\d\s,.%]+\)$/u],
      'background-color': [/^#[0-9a-f]{3,8}$/iu, /^rgb\([\d\s,.%]+\)$/u],
    },
  },
  // Links without a scheme (relative, `#…`, `?…`) are allowed. `//host` has no scheme either but leads to another site,
  // so it is forbidden.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

export function sanitizeRichText(html: string): string {
  return sanitizer()(html, OPTIONS);
}
