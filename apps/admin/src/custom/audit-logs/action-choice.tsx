import { useModel } from '@tuyen/admin-kit';
import { AutocompleteInput, useTranslate } from 'react-admin';

const BASIC = ['create', 'update', 'restore', 'delete', 'export', 'print', 'open-document', 'invite', 'reset-password'];

/** Chooses an action by its name. Offers the actions of the permission modules after those that every resource has. */
export function ActionChoice({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { permissions } = useModel();
  const basic = BASIC.map((id) => ({ id, name: translate(`audit.actions.${id}`, { _: id }) }));
  const known = new Set(['read', ...BASIC]);
  const others = permissions.modules
    .flatMap(({ actions }) => actions)
    .filter(({ name }) => !known.has(name) && known.add(name))
    .map(({ name, slug }) => ({ id: name, name: translate(`permissions.actions.${slug}`, { _: name }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return <AutocompleteInput source={source} choices={[...basic, ...others]} />;
}
