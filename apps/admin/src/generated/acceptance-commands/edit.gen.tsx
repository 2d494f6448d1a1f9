// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that, or own this as custom/acceptance-commands/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { AcceptanceCommandForm } from './form.gen.tsx';

export const AcceptanceCommandEdit = () => (
  <RecordEdit>
    <AcceptanceCommandForm />
  </RecordEdit>
);
