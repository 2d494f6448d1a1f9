export const RICH_TEXT_ELEMENTS: readonly string[] = (
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre strong b em i u s del mark code sub sup span a img ' +
  'table thead tbody tr th td'
).split(' ');

export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
