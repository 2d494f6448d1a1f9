// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { AcceptanceCommandForm } from './form.gen.tsx';

export const AcceptanceCommandEdit = () => (
  <RecordEdit>
    <AcceptanceCommandForm />
  </RecordEdit>
);
