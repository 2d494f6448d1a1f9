import type { RelatedList } from '@tuyen/model';
import { useTranslate } from 'react-admin';

/**
 * Returns the heading of a list on the page of a record.
 * @param owner resource of the page
 */
export function useRelatedTitle(owner: string, { resource, by }: Pick<RelatedList, 'resource' | 'by'>): string {
  const translate = useTranslate();
  const many = translate(`resources.${resource}.name`, { smart_count: 2, _: '' });
  return translate(`resources.${owner}.related.${resource}.${by}`, { _: many });
}
