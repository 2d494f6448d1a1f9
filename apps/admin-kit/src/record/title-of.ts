import { useCallback } from 'react';
import { useLocale, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { recordWords } from './record-words.ts';
import { recordTitle } from './record-title.ts';
import { useLocalized } from './use-localized.ts';

/** @param own template instead of the title of the resource */
export function useTitles(own?: string): (record: RaRecord | undefined) => string {
  const name = useResourceContext();
  const resource = useResource(name);
  const translate = useTranslate();
  const formats = useFormats();
  const language = useLocale();
  const localized = useLocalized();
  return useCallback(
    (record) => {
      if (!record) return translate(`resources.${name}.name`, { smart_count: 1, _: name ?? '' });
      const template = own ?? resource?.title ?? '{name}';
      // Formats the values in the template, because the raw value of an enumeration is a code. Formats only fields of
      // the template, because a long list computes a title for each row.
      const named = (resource?.fields ?? []).filter((field) => template.includes(`{${field.name}}`));
      return recordTitle(
        template,
        { ...record, ...recordWords(named, record, formats, translate, language) },
        localized,
      );
    },
    [own, name, resource, translate, formats, language, localized],
  );
}

export function useTitleOf(record: RaRecord | undefined): string {
  return useTitles()(record);
}
