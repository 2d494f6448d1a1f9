const CAPITALIZING: ReadonlySet<string> = new Set(['de', 'lb']);

/**
 * Returns a label in the form for the middle of a sentence: with a lower-case first letter, except abbreviations
 * (`CCCD`, `E-mail`) and languages that capitalize nouns.
 * @param language language tag of the label: `de-AT`
 */
export function inSentence(label: string, language: string): string {
  if (CAPITALIZING.has(language.split('-', 1)[0] ?? '')) return label;
  return label.split('/').map(withSmallFirst).join('/');
}

function withSmallFirst(label: string): string {
  const [first = '', second = ''] = label;
  const isAbbreviated = second !== second.toLowerCase() || second === '-';
  return isAbbreviated ? label : first.toLowerCase() + label.slice(first.length);
}
