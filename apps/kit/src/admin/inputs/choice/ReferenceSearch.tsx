import type { OptionCondition } from '@tuyen/model';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { without, type KitInputProps } from '../input-props.ts';
import { SEARCH, useReferenceQuery } from './reference-query.ts';
import { UnreadReference } from './UnreadReference.tsx';

export interface ReferenceSearchProps extends KitInputProps {
  readonly reference: string;
  /** What the records offered have in common. */
  readonly conditions?: readonly OptionCondition[];
}

/** The field in which one types for a record of another resource. */
export function ReferenceSearch(given: ReferenceSearchProps) {
  const { reference, source, conditions } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source', 'conditions');
  const { readable, ...query } = useReferenceQuery(source, reference, conditions);
  if (!readable) return <UnreadReference {...props} source={source} />;
  // React-admin offers the last answer until the next one: of another condition none of it may fit.
  const key = JSON.stringify(conditions);
  return (
    <ReferenceInput key={key} source={source} reference={reference} {...query}>
      <AutocompleteInput {...props} {...SEARCH} fullWidth />
    </ReferenceInput>
  );
}
