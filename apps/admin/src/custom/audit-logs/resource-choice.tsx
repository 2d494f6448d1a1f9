import { AutocompleteInput, useResourceDefinitions, useTranslate } from 'react-admin';

/** Chooses a resource by its name, because the log stores the technical name. */
export function ResourceChoice({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const choices = Object.keys(useResourceDefinitions())
    .map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 2, _: id }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return <AutocompleteInput source={source} choices={choices} />;
}
