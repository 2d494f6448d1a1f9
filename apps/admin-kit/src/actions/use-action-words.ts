import { textIn, type Text } from '@tuyen/model';
import { useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { useRecordTitle } from '../record/use-localized.ts';
import { recordWords } from '../record/record-words.ts';
import { usePair } from '../i18n/use-pair.ts';

export function useActionWords({ name, label }: { readonly name: string; readonly label: Text }) {
  const formats = useFormats();
  const translate = useTranslate();
  const pair = usePair();
  const language = useLocale();
  const titleOf = useRecordTitle();
  const said = textIn(label, language);
  const resource = useResourceContext() ?? '';
  const described = useResource(resource);
  const record = useRecordContext();
  const words = {
    ...(described && record ? recordWords(described.fields, record, formats, translate, language) : {}),
    code: record ? titleOf(described?.title ?? '', record) : '',
    label: said,
  };
  const at = `${resource}.dialogs.${name}`;
  return {
    label: said,
    title: translate(`${at}.title`, { ...words, _: record ? pair(said, words.code) : said }),
    text: translate(`${at}.text`, { ...words, _: '' }),
  };
}
