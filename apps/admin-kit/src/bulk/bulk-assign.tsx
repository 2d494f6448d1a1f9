import { Button } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { lazyComponent } from '../layout/lazy-component.tsx';
import type { BulkProps } from './bulk-moves.tsx';
import { useResource } from '../model/model-context.tsx';
import { mayAssign } from '../record/record-can.ts';
import { PersonPicker } from '../assignee/person-picker.tsx';
import type { Person } from '../assignee/people.ts';
import { useSendAssignee } from '../assignee/use-assign.ts';

const BulkDialog = lazyComponent(() => import('./bulk-dialog.tsx'));

export function BulkAssign({ ids, records, onDone }: BulkProps) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const send = useSendAssignee();
  const [asked, setAsked] = useState<readonly Identifier[]>();
  const [person, setPerson] = useState<Person | null>(null);
  const givable = records.find(mayAssign);
  if (!resource || !(givable || asked)) return null;
  return (
    <>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setAsked(ids)}>
        {translate('assignee.give')}
      </Button>
      {asked ? (
        <BulkDialog
          resource={resource}
          ids={asked}
          label={translate('assignee.give_title')}
          ready={person !== null}
          send={async (record) => send(record, person)}
          onClose={(refused) => {
            setAsked(undefined);
            setPerson(null);
            if (refused) onDone(refused);
          }}
        >
          <PersonPicker resource={resource.name} office={givable?.['office_id']} value={person} onChange={setPerson} />
        </BulkDialog>
      ) : null}
    </>
  );
}
