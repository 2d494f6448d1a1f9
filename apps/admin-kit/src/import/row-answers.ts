import { fieldOfHeading } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import type { CheckedRow } from './check-rows.ts';
import { useModel, useResource } from '../model/model-context.tsx';
import { csvText, type CsvFault, type CsvRow } from './csv-file.ts';
import { type Pair, usePair } from '../i18n/use-pair.ts';
import type { ImportState } from './run-import.ts';

const INDEX = /\.(\d+)(?=\.|$)/g;

export interface AnswerWords {
  readonly line: string;
  readonly answer: string;
  readonly details: string;
  readonly actions: Readonly<Record<CheckedRow['action'], string>>;
  readonly imported: string;
  readonly repeats: (line: number) => string;
  readonly empty: string;
  readonly fault: (fault: CsvFault) => string;
  readonly label: (path: string) => string;
  readonly pair: Pair;
  readonly cell: (row: CsvRow, path: string) => string;
}

export function useAnswerWords(name: string, columns: readonly string[]): AnswerWords {
  const translate = useTranslate();
  const pair = usePair();
  const model = useModel();
  const resource = useResource(name);
  return {
    line: translate('import.line'),
    answer: translate('import.answer'),
    details: translate('import.details'),
    actions: {
      create: translate('import.create'),
      update: translate('import.update'),
      none: translate('import.none'),
      refuse: translate('import.refuse'),
    },
    imported: translate('import.imported'),
    repeats: (line) => translate('import.repeats', { line }),
    empty: translate('import.empty_value'),
    fault: ({ kind, ...counts }) => translate(`import.faults.${kind}`, counts),
    cell: (row, path) => {
      const [field] = path.split('.');
      const at = columns.findIndex((heading) => resource && fieldOfHeading(resource, heading, model)?.name === field);
      return row.cells[at]?.trim() ?? '';
    },
    pair,
    label: (path) =>
      translate(`resources.${name}.fields.${path.replaceAll(INDEX, '')}`, { _: path.replaceAll(INDEX, '') }) +
      positionText(path),
  };
}

/**
 * Returns the positions of the list entries in a path, counted from 1: ` (2)` for `stops.1.name`. Returns '' for a path
 * that contains no list.
 */
export function positionText(path: string): string {
  const positions = [...path.matchAll(INDEX)].map(([, index]) => Number(index) + 1);
  return positions.length === 0 ? '' : ` (${positions.join(', ')})`;
}

const LONGEST_QUOTE = 60;

export function reasonFor(
  row: CsvRow,
  { message = '', errors = {} }: Pick<CheckedRow, 'message' | 'errors'>,
  { label, cell, pair }: Pick<AnswerWords, 'label' | 'cell' | 'pair'>,
): string {
  const named = Object.entries(errors).map(([path, text]) => {
    const found = cell(row, path);
    const quote = found.length > LONGEST_QUOTE ? `${found.slice(0, LONGEST_QUOTE)}…` : found;
    return pair(`${label(path)}${quote === '' ? '' : ` “${quote}”`}`, text);
  });
  return named.length === 0 ? message : named.join('\n');
}

const LISTED_CELLS = 3;

export function detailsFor(row: CheckedRow, words: AnswerWords): string {
  if (row.row.faults) return row.row.faults.map(words.fault).join('\n');
  if (row.action === 'refuse') {
    const repeats = row.repeats === undefined ? [] : [words.repeats(row.repeats)];
    return [...repeats, reasonFor(row.row, row, words)].filter(Boolean).join('\n');
  }
  if (row.action === 'create') return row.row.cells.filter(Boolean).slice(0, LISTED_CELLS).join(' · ');
  const changes = row.changes ?? [];
  return changes
    .map(({ field, from, to }) => words.pair(words.label(field), `${from || words.empty} → ${to}`))
    .join('\n');
}

export function answersCsv(checked: readonly CheckedRow[], { processed, rejected }: ImportState, words: AnswerWords) {
  const refused = new Map(rejected.map((one) => [one.line, one]));
  let sent = 0;
  const lines = checked.map((row) => {
    const { line } = row.row;
    const details = detailsFor(row, words);
    if (row.action !== 'create' && row.action !== 'update') return [line, words.actions[row.action], details];
    sent += 1;
    const refusal = refused.get(line);
    if (refusal) return [line, words.actions.refuse, reasonFor(row.row, refusal, words)];
    const action = words.actions[row.action];
    return [line, sent <= processed ? words.pair(words.imported, action) : action, details];
  });
  return csvText([[words.line, words.answer, words.details], ...lines]);
}
