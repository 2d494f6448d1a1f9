import { useTranslate } from 'react-admin';

/** Joins a label and a text with the punctuation of the language: French has a space before the colon. */
export type Pair = (label: string, text: string) => string;

export function usePair(): Pair {
  const translate = useTranslate();
  return (label, text) => translate('pair', { label, text, _: `${label}: ${text}` });
}
