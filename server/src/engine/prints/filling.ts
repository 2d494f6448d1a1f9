import { type Field, placeholderParts, type PrintWord, PRINT_WORDS, type Text, textIn } from '@tuyen/model';
import type { Row } from '../domain.ts';
import type { Engine } from '../engine.ts';
import type { OfficeHead } from './letterhead.ts';
import type { PathValues } from './path-values.ts';

/** What fills placeholders and fields. */
export interface Filling {
  readonly engine: Engine;
  readonly language: string;
  readonly values: PathValues;
  readonly fields: readonly Field[];
  /** Of a list, an empty record. */
  readonly record: Readonly<Row>;
  readonly records: readonly Row[];
  readonly words: Readonly<Record<PrintWord, string>>;
  readonly office: OfficeHead;
  readonly preview: boolean;
}

/** What a code encodes. That of a preview opens and proves nothing. */
export async function codeText({ values, fields, record, preview }: Filling, path: string): Promise<string> {
  const found = await values.of(fields, record, path);
  return preview && found?.text ? PREVIEW_CODE : (found?.text ?? '');
}

const PREVIEW_CODE = 'PREVIEW';

export function inLanguage({ engine, language }: Filling, text: Text): string {
  return textIn(text, language, engine.model.languages);
}

/** The text with its placeholders filled. */
export async function filled(filling: Filling, text: Text): Promise<string> {
  const parts = placeholderParts(inLanguage(filling, text)).map(async (part) =>
    typeof part === 'string' ? part : ((await placeholderText(filling, part.name)) ?? part.written),
  );
  return (await Promise.all(parts)).join('');
}

/** What stands in place of a placeholder; undefined if nothing has that name. */
export async function placeholderText(filling: Filling, name: string): Promise<string | undefined> {
  const word = PRINT_WORDS.find((known) => name === `print.${known}`);
  if (word !== undefined) return filling.words[word];
  return (await filling.values.of(filling.fields, filling.record, name))?.text;
}
