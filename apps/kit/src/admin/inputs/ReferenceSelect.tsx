import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useReferenceQuery } from './reference-query.ts';
import { without, type KitInputProps } from './input-props.ts';

/** One record of another resource, found as one types. */
export function ReferenceSelect(given: KitInputProps & { readonly reference: string }) {
  const { reference, source } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source');
  const { readable, ...query } = useReferenceQuery(reference);
  return (
    <ReferenceInput source={source} reference={reference} {...query}>
      <AutocompleteInput {...props} {...SEARCH} disabled={props.disabled ?? !readable} fullWidth />
    </ReferenceInput>
  );
}

/** Waits for a pause in typing, and lets the server search, blind to accents. */
export const SEARCH = {
  debounce: 300,
  filterToQuery: (typed: string) => (typed === '' ? {} : { q: typed }),
} as const;
