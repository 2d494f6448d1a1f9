import { useModel, type KitInputProps } from '@tuyen/admin-kit';
import type { PermissionAction } from '@tuyen/model';
import { AutocompleteArrayInput } from 'react-admin';
import { usePermissionNames } from './use-permission-names.ts';

interface Props extends KitInputProps {
  readonly offers?: (action: PermissionAction) => boolean;
}

export function PermissionsInput({ source, helperText, offers = () => true }: Props) {
  const { moduleName, actionName } = usePermissionNames();
  const { permissions } = useModel();
  const choices = permissions.modules.flatMap((module) =>
    module.actions
      .filter(offers)
      .map((action) => ({ id: action.slug, name: `${moduleName(module)}: ${actionName(action)}` })),
  );
  return (
    <AutocompleteArrayInput source={source} choices={choices} {...(helperText === undefined ? {} : { helperText })} />
  );
}
