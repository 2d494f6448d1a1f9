import { useResourceContext, useTranslate } from 'react-admin';

export function useResourceLabels(): { one: string; many: string } {
  const name = useResourceContext();
  const translate = useTranslate();
  const called = (count: number) => translate(`resources.${name}.name`, { smart_count: count, _: name ?? '' });
  return { one: called(1), many: called(2) };
}
