import type { PermissionAction, PermissionModule } from '@tuyen/model';
import { useTranslate } from 'react-admin';

/** How modules and actions are called in the reader's language. */
export interface PermissionNames {
  moduleName(module: PermissionModule): string;
  actionName(action: PermissionAction): string;
}

export function usePermissionNames(): PermissionNames {
  const translate = useTranslate();
  return {
    moduleName: ({ name }) => translate(`permissions.modules.${name}`, { _: name }),
    actionName: ({ slug, name }) => translate(`permissions.actions.${slug}`, { _: name }),
  };
}
