import type { OptionCondition, OptionRule } from '@tuyen/model';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useReferenceOptions } from './options.ts';
import { useReferenceQuery } from './reference-query.ts';
import { without, type KitInputProps } from '../input-props.ts';

export interface ReferenceSelectProps extends KitInputProps {
  readonly reference: string;
  /** Which of the records can be chosen. */
  readonly options?: readonly OptionRule[];
}

/** One record of another resource, found as one types. */
export function ReferenceSelect({ options, ...props }: ReferenceSelectProps) {
  return options ? <Narrowed {...props} options={options} /> : <Choosing {...props} />;
}

function Narrowed({ options, ...props }: ReferenceSelectProps & { readonly options: readonly OptionRule[] }) {
  return <Choosing {...props} conditions={useReferenceOptions(props.source, props.reference, options)} />;
}

function Choosing(given: KitInputProps & ConditionedReference) {
  const { reference, source, conditions } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source', 'conditions');
  const { readable, ...query } = useReferenceQuery(source, reference, conditions);
  return (
    <ReferenceInput source={source} reference={reference} {...query}>
      <AutocompleteInput {...props} {...SEARCH} disabled={props.disabled ?? !readable} fullWidth />
    </ReferenceInput>
  );
}

export interface ConditionedReference {
  readonly reference: string;
  readonly conditions?: readonly OptionCondition[];
}

/** Waits for a pause in typing, and lets the server search, blind to accents. */
export const SEARCH = {
  debounce: 300,
  filterToQuery: (typed: string) => (typed === '' ? {} : { q: typed }),
} as const;
