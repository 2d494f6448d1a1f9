import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { useProfile } from '../auth/session-context.tsx';
import { SEARCH } from '../inputs/choice/reference-query.ts';
import { usePeople, type Person } from './people.ts';

interface PersonPickerProps {
  readonly resource: string;
  /** Of the record; by default the current one. */
  readonly office?: unknown;
  readonly value: Person | null;
  readonly onChange: (person: Person | null) => void;
}

/** A colleague, found as one types. The server looks for the name. */
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

/** The choices belong to the dialog, as readers hear it, and are not cut off by its edge. */
const IN_DIALOG = { popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } } as const;
