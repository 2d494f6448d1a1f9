import { inSentence } from '@tuyen/model/client';
import { useLocale, useResourceContext, useTranslate } from 'react-admin';

interface ResourceLabels {
  readonly one: string;
  readonly many: string;
  readonly oneInSentence: string;
  readonly manyInSentence: string;
}

export function useResourceLabels(): ResourceLabels {
  const name = useResourceContext();
  const language = useLocale() ?? '';
  const translate = useTranslate();
  const called = (count: number) => translate(`resources.${name}.name`, { smart_count: count, _: name ?? '' });
  const [one, many] = [called(1), called(2)];
  return { one, many, oneInSentence: inSentence(one, language), manyInSentence: inSentence(many, language) };
}
