import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';

const require = createRequire(import.meta.url);
let sanitizer: typeof sanitize | undefined;

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
  // Relative, fragment and query links have no scheme and pass. `//host` would link to another site.
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

/** Allowed rich text. Scripts, styles and links with other schemes are removed. */
export function sanitizeRichText(html: string): string {
  // Loaded with the first rich text, because loading its parsers slows the start down. `require` knows no types.
  sanitizer ??= require('sanitize-html') as typeof sanitize;
  return sanitizer(html, OPTIONS);
}
