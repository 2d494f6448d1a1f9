import { useResourceContext, type RaRecord } from 'react-admin';
import { useResource } from '../model/model-context.tsx';
import { recordTitle } from './record-title.ts';
import { useResourceLabels } from './resource-labels.ts';

/** The record's title, or while it loads the name of its resource. */
export function useTitleOf(record: RaRecord | undefined): string {
  const resource = useResource(useResourceContext());
  const { one } = useResourceLabels();
  if (!record) return one;
  return recordTitle(resource?.title ?? '{name}', record);
}
