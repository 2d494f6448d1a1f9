import { type Field, placeholderParts, type PrintWord, PRINT_WORDS, type Text, textIn } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { OfficeHead } from './letterhead.ts';
import type { PathValues } from './path-values.ts';
import type { PrintParts } from './parts.ts';

export interface Filling {
  readonly engine: PrintParts;
  readonly language: string;
  readonly values: PathValues;
  readonly fields: readonly Field[];
  /** Record that is printed. An empty object if the document prints a list of records. */
  readonly record: Readonly<Row>;
  readonly records: readonly Row[];
  readonly words: Readonly<Record<PrintWord, string>>;
  readonly office: OfficeHead;
  readonly preview: boolean;
}

/**
 * Returns the text that a code (such as a QR code) contains. In a preview, the text is `PREVIEW`, so that nobody can
 * use the code.
 */
export async function codeText({ values, fields, record, preview }: Filling, path: string): Promise<string> {
  const found = await values.of(fields, record, path);
  return preview && found?.text ? PREVIEW_CODE : (found?.text ?? '');
}

const PREVIEW_CODE = 'PREVIEW';

export function inLanguage({ engine, language }: Filling, text: Text): string {
  return textIn(text, language, engine.model.languages);
}

export async function fillPrintText(filling: Filling, text: Text): Promise<string> {
  const parts = placeholderParts(inLanguage(filling, text)).map(async (part) =>
    typeof part === 'string' ? part : ((await placeholderText(filling, part.name)) ?? part.written),
  );
  return (await Promise.all(parts)).join('');
}

export async function placeholderText(filling: Filling, name: string): Promise<string | undefined> {
  const word = PRINT_WORDS.find((known) => name === `print.${known}`);
  if (word !== undefined) return filling.words[word];
  return (await filling.values.of(filling.fields, filling.record, name))?.text;
}
