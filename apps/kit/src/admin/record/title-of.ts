import { useCallback } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { recordWords } from './record-words.ts';
import { recordTitle } from './record-title.ts';

/** A function that gives the title of a record, or while it loads the name of its resource. */
export function useTitles(): (record: RaRecord | undefined) => string {
  const name = useResourceContext();
  const resource = useResource(name);
  const translate = useTranslate();
  const formats = useFormats();
  return useCallback(
    (record) => {
      if (!record) return translate(`resources.${name}.name`, { smart_count: 1, _: name ?? '' });
      const template = resource?.title ?? '{name}';
      // Figures and states in the words that people read: `{name}` of an enumeration is a code of the machine. Of those that are named alone:
      // a long list has a title for each of its rows.
      const named = (resource?.fields ?? []).filter((field) => template.includes(`{${field.name}}`));
      return recordTitle(template, { ...record, ...recordWords(named, record, formats, translate) });
    },
    [name, resource, translate, formats],
  );
}

/** The record's title, or while it loads the name of its resource. */
export function useTitleOf(record: RaRecord | undefined): string {
  return useTitles()(record);
}
