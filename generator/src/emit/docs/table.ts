import { textIn, type Condition, type Model, type Text } from '@tuyen/model';

export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

export function conditionText(when: Condition = {}): string {
  return Object.entries(when)
    .map(([path, wanted]) => `${path} = ${[wanted].flat().join(' or ')}`)
    .join(', ');
}

export function humanize(label: Text, { languages }: Model): string {
  return [...new Set(languages.map((language) => textIn(label, language)))].join(' / ');
}
