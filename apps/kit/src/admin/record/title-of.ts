import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { recordWords } from './record-words.ts';
import { recordTitle } from './record-title.ts';
import { useResourceLabels } from './resource-labels.ts';

/** The record's title, or while it loads the name of its resource. */
export function useTitleOf(record: RaRecord | undefined): string {
  const resource = useResource(useResourceContext());
  const translate = useTranslate();
  const formats = useFormats();
  const { one } = useResourceLabels();
  if (!record) return one;
  // Figures and states in the words that people read: `{name}` of an enumeration is a code of the machine.
  const words = resource ? recordWords(resource.fields, record, formats, translate) : {};
  return recordTitle(resource?.title ?? '{name}', { ...record, ...words });
}
