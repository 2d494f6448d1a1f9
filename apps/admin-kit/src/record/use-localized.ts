import { localizedTextIn } from '@tuyen/model';
import { useCallback } from 'react';
import { useLocale, useLocales } from 'react-admin';
import { recordTitle } from './record-title.ts';

/** Returns a function that returns the text of a localized value in the reader's language. */
export function useLocalized(): (value: unknown) => string {
  const language = useLocale();
  const languages = useLocales()
    .map(({ locale }) => locale)
    .join();
  return useCallback((value) => localizedTextIn(value, language, languages.split(',')), [language, languages]);
}

/** Returns a function that returns the title of a record in the reader's language: see `recordTitle`. */
export function useRecordTitle(): (template: string, record: object) => string {
  const localized = useLocalized();
  return useCallback((template, record) => recordTitle(template, record, localized), [localized]);
}
