import type { CrudAction } from '@tuyen/model';
import { useResourceContext, useResourceDefinition } from 'react-admin';
import { useMay, useMaySlug } from '../auth/session-context.tsx';
import { useModel, useResource } from '../model/model-context.tsx';

/** Does the current resource offer the action, and may the user take it? What is neither is not shown. */
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

/** What react-admin says of the pages that a resource has. */
const DEFINED = { list: 'hasList', show: 'hasShow', create: 'hasCreate', edit: 'hasEdit' } as const;

/** Does the module know an action beyond the basic four (`import`), and may the user take it? */
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
