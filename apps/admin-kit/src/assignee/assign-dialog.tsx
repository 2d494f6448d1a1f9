import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { PersonPicker } from './person-picker.tsx';
import type { Person } from './people.ts';

interface AssignDialogProps {
  readonly record: RaRecord;
  readonly onClose: () => void;
  readonly onChosen: (person: Person) => void;
}

export default function AssignDialog({ record, onClose, onChosen }: AssignDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const resource = useResourceContext() ?? '';
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{translate('assignee.give_title')}</DialogTitle>
      <DialogContent>
        <PersonPicker resource={resource} office={record['office_id']} value={person} onChange={setPerson} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!person}
          onClick={() => {
            if (person) onChosen(person);
          }}
        >
          {translate('assignee.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
