import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useProfile } from '../auth/session-context.tsx';
import { SEARCH } from '../inputs/choice/reference-query.ts';
import { usePeople, type Person } from './people.ts';

interface PersonPickerProps {
  readonly resource: string;
  readonly office?: unknown;
  readonly value: Person | null;
  readonly onChange: (person: Person | null) => void;
}

export function PersonPicker({ resource, office, value, onChange }: PersonPickerProps) {
  const translate = useTranslate();
  const own = useProfile()?.id;
  const [q, setQ] = useState('');
  const search = useDebouncedEvent(setQ, SEARCH.debounce);
  const { people, isPending } = usePeople(resource, q, office);
  return (
    <Autocomplete
      openOnFocus
      slotProps={IN_DIALOG}
      loading={isPending}
      options={[...people]}
      value={value}
      filterOptions={(options) => options}
      getOptionLabel={({ id, name }) => (id === own ? translate('assignee.you', { name }) : name)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate('assignee.none_found')}
      onChange={(_, person) => onChange(person)}
      onInputChange={(_, text, reason) => search(reason === 'input' ? text : '')}
      renderInput={(params) => <TextField {...params} autoFocus label={translate('assignee.person')} margin="dense" />}
    />
  );
}

/** Renders the options inside the dialog, so that screen readers find them there, without clipping at the dialog's edge. */
const IN_DIALOG = { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } } as const;
