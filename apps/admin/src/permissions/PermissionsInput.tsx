import { useModel, type KitInputProps } from '@tuyen/kit/admin';
import type { PermissionAction } from '@tuyen/model';
import { AutocompleteArrayInput, useTranslate } from 'react-admin';

interface Props extends KitInputProps {
  /** Which permissions can be chosen; by default all. */
  readonly offers?: (action: PermissionAction) => boolean;
}

/** Chooses permissions by their labels. */
export function PermissionsInput({ source, helperText, offers = () => true }: Props) {
  const translate = useTranslate();
  const { permissions } = useModel();
  const choices = permissions.modules.flatMap(({ name: module, actions }) =>
    actions.filter(offers).map(({ slug, name }) => ({
      id: slug,
      name: `${translate(`permissions.modules.${module}`, { _: module })}: ${translate(`permissions.actions.${slug}`, { _: name })}`,
    })),
  );
  return (
    <AutocompleteArrayInput source={source} choices={choices} {...(helperText === undefined ? {} : { helperText })} />
  );
}
