import type { CrudAction } from '@tuyen/model';
import { useResourceContext, useResourceDefinition } from 'react-admin';
import { useMay, useMaySlug } from '../auth/session-context.tsx';
import { useModel, useResource } from '../model/model-context.tsx';

export function useCanAction(): (action: CrudAction | 'clone') => boolean {
  const name = useResourceContext();
  const resource = useResource(name);
  const definition = useResourceDefinition();
  const mayIn = useMay();
  const has = (action: CrudAction) => {
    if (resource) return resource.actions.includes(action);
    if (action === 'delete') return false;
    return Boolean(definition[DEFINED[action]]);
  };
  return (action) => name !== undefined && has(action === 'clone' ? 'create' : action) && mayIn(name, action);
}

const DEFINED = { list: 'hasList', show: 'hasShow', create: 'hasCreate', edit: 'hasEdit' } as const;

export function useCanCustomAction(): (action: string) => boolean {
  const resource = useResource(useResourceContext());
  const { permissions } = useModel();
  const maySlug = useMaySlug();
  return (action) => {
    const known = permissions.modules.find((module) => module.name === resource?.module)?.actions;
    const slug = known?.find((candidate) => candidate.name === action)?.slug;
    return slug !== undefined && maySlug(slug);
  };
}
