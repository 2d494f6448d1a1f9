import { textIn, type Text } from '@tuyen/model';
import { useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { recordTitle } from '../record/record-title.ts';
import { recordWords } from '../record/record-words.ts';
import { usePair } from '../i18n/use-pair.ts';

export function useActionWords({ name, label }: { readonly name: string; readonly label: Text }) {
  const formats = useFormats();
  const translate = useTranslate();
  const pair = usePair();
  const said = textIn(label, useLocale());
  const resource = useResourceContext() ?? '';
  const described = useResource(resource);
  const record = useRecordContext();
  const words = {
    ...(described && record ? recordWords(described.fields, record, formats, translate) : {}),
    code: record ? recordTitle(described?.title ?? '', record) : '',
    label: said,
  };
  const at = `${resource}.dialogs.${name}`;
  return {
    label: said,
    title: translate(`${at}.title`, { ...words, _: record ? pair(said, words.code) : said }),
    text: translate(`${at}.text`, { ...words, _: '' }),
  };
}
