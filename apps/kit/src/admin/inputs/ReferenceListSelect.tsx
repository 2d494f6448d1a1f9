import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { SEARCH } from './ReferenceSelect.tsx';
import { useReferenceQuery } from './reference-query.ts';
import { without, type KitInputProps } from './input-props.ts';

/** Several records of another resource, found as one types. */
export function ReferenceListSelect(given: KitInputProps & { readonly reference: string }) {
  const { reference, source } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source');
  const { readable, ...query } = useReferenceQuery(reference);
  return (
    <ReferenceArrayInput source={source} reference={reference} {...query}>
      <AutocompleteArrayInput {...props} {...SEARCH} disabled={props.disabled ?? !readable} fullWidth />
    </ReferenceArrayInput>
  );
}
