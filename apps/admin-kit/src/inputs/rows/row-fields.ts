import { fieldAt, fieldsAsked, type Field } from '@tuyen/model';
import { useContext } from 'react';
import { useResource } from '../../model/model-context.tsx';
import { WritingContext } from '../choice/choosing.ts';

export function useRowFields(path: string, resource: string | undefined): readonly Field[] {
  const writing = useContext(WritingContext);
  const described = useResource(writing?.resource ?? resource);
  const names = path.split('.').filter((part) => !/^\d+$/.test(part));
  const found = fieldAt(fieldsAsked(described, writing ?? {}), names);
  return found && 'fields' in found ? found.fields.filter(({ writeOnly }) => !writeOnly) : [];
}
