import { useState } from 'react';
import { AutocompleteInput, useGetManyAggregate, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useProfile } from '../auth/session-context.tsx';
import { SEARCH } from '../inputs/choice/reference-query.ts';
import { without, type KitInputProps } from '../inputs/input-props.ts';
import { assigneesOf, usePeople } from './people.ts';

export function AssigneeChoice(given: KitInputProps) {
  const props = without(given, 'alwaysOn');
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const own = useProfile()?.id;
  const [q, setQ] = useState('');
  const { people, isPending } = usePeople(resource, q);
  const chosen: unknown = useWatch({ name: props.source });
  // Requests the chosen person separately if the list of assignable people does not contain this person. For example, a
  // URL can name a person who can no longer be assigned.
  const ids = typeof chosen === 'string' && chosen !== '' && !people.some(({ id }) => id === chosen) ? [chosen] : [];
  const { data } = useGetManyAggregate<RaRecord>(assigneesOf(resource), { ids }, { enabled: ids.length > 0 });
  const others = (data ?? []).flatMap((person) =>
    person ? [{ id: String(person.id), name: String(person['name']) }] : [],
  );
  const choices = [...people, ...others]
    .toSorted((one, other) => Number(other.id === own) - Number(one.id === own))
    .map(({ id, name }) => ({ id, name: id === own ? translate('assignee.you', { name }) : name }));
  return (
    <AutocompleteInput
      {...props}
      fullWidth
      choices={choices}
      isPending={isPending}
      setFilter={(text) => setQ(text ?? '')}
      debounce={SEARCH.debounce}
    />
  );
}
