import type { OptionRule } from '@tuyen/model';
import { AutocompleteArrayInput, ReferenceArrayInput, SelectArrayInput } from 'react-admin';
import { useReferenceOptions } from './options.ts';
import type { ReferenceSearchProps } from './reference-search.tsx';
import type { ReferenceSelectProps } from './reference-select.tsx';
import { SEARCH, UNSEARCHED, useReferenceQuery } from './reference-query.ts';
import { UnreadReference } from './unread-reference.tsx';
import { without } from '../input-props.ts';

/** Without the focus, an input of more records shows this many and the number of the others. */
const MOST_TAGS = 20;

/** Renders a select with search for several referenced records. */
export function ReferenceListSelect({ options, ...props }: ReferenceSelectProps) {
  return options ? <Narrowed {...props} options={options} /> : <Choosing {...props} />;
}

function Narrowed({ options, ...props }: ReferenceSelectProps & { readonly options: readonly OptionRule[] }) {
  return <Choosing {...props} conditions={useReferenceOptions(props.source, props.reference, options)} />;
}

function Choosing(given: ReferenceSearchProps) {
  const { reference, source, conditions } = given;
  const props = without(given, 'alwaysOn', 'reference', 'source', 'conditions');
  const { readable, search, ...query } = useReferenceQuery(source, reference, conditions);
  if (!readable) return <UnreadReference {...props} source={source} />;
  return (
    <ReferenceArrayInput source={source} reference={reference} {...query} {...(search ? {} : UNSEARCHED)}>
      {search ? (
        <AutocompleteArrayInput limitTags={MOST_TAGS} {...props} {...SEARCH} fullWidth />
      ) : (
        <SelectArrayInput {...props} fullWidth />
      )}
    </ReferenceArrayInput>
  );
}
