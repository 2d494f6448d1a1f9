import type { PermissionAction, PermissionModule } from '@tuyen/model';
import { useTranslate } from 'react-admin';

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
