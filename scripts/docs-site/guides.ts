// Pages of the documentation site that are written by hand. Their sources are in docs/.

export interface Guide {
  readonly name: string;
  readonly group: 'Start' | 'Guides';
}

export const GUIDES: readonly Guide[] = [
  { name: 'index', group: 'Start' },
  { name: 'tutorial', group: 'Start' },
  { name: 'comparison', group: 'Start' },
  { name: 'importing', group: 'Guides' },
  { name: 'extending', group: 'Guides' },
  { name: 'plugins', group: 'Guides' },
  { name: 'backends', group: 'Guides' },
  { name: 'changes', group: 'Guides' },
  { name: 'databases', group: 'Guides' },
  { name: 'operating', group: 'Guides' },
  { name: 'qa', group: 'Guides' },
  { name: 'mcp', group: 'Guides' },
];

/**
 * Heading in a page of docs/. The text below it is about the ticketing product of this repository, not about Tuyến
 * itself.
 */
const PRODUCT = '\n## The product of this repository\n';

export function toolPart(text: string): string {
  const end = text.indexOf(PRODUCT);
  return end < 0 ? text : `${text.slice(0, end).trimEnd()}\n`;
}
