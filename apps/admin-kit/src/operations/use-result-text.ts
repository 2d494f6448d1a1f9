import { placeholderParts, textIn, type Operation } from '@tuyen/model';
import { useLocale, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { recordWords } from '../record/record-words.ts';

export function useResultText(): (operation: Operation, answer: Readonly<Record<string, unknown>>) => string {
  const formats = useFormats();
  const translate = useTranslate();
  const language = useLocale();
  return ({ result, label, answer: fields }, answer) => {
    if (!result) return translate('operations.done', { label: textIn(label, language) });
    const words = recordWords(fields, answer, formats, translate, language);
    const parts = placeholderParts(textIn(result, language));
    return parts.map((part) => (typeof part === 'string' ? part : (words[part.name] ?? ''))).join('');
  };
}
