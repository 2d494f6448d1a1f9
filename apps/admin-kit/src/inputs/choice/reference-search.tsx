import type { OptionCondition } from '@tuyen/model';
import { AutocompleteInput, ReferenceInput, SelectInput, useGetRecordRepresentation } from 'react-admin';
import { without, type KitInputProps } from '../input-props.ts';
import { FoundOption } from './found-option.tsx';
import { SEARCH, UNSEARCHED, useReferenceQuery } from './reference-query.ts';
import { UnreadReference } from './unread-reference.tsx';

export interface ReferenceSearchProps extends KitInputProps {
  readonly reference: string;
  readonly conditions?: readonly OptionCondition[];
}

export function ReferenceSearch(given: ReferenceSearchProps) {
  const { reference, source, conditions } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source', 'conditions');
  const { readable, search, ...query } = useReferenceQuery(source, reference, conditions);
  const represent = useGetRecordRepresentation(reference);
  if (!readable) return <UnreadReference {...props} source={source} />;
  // Until the next response, react-admin shows the previous options, which may all be invalid after a change of
  // conditions.
  const key = JSON.stringify(conditions);
  return (
    <ReferenceInput key={key} source={source} reference={reference} {...query} {...(search ? {} : UNSEARCHED)}>
      {search ? (
        <AutocompleteInput
          {...props}
          {...SEARCH}
          optionText={<FoundOption reference={reference} />}
          inputText={(record) => String(represent(record) ?? '')}
          fullWidth
        />
      ) : (
        <SelectInput {...props} fullWidth />
      )}
    </ReferenceInput>
  );
}
