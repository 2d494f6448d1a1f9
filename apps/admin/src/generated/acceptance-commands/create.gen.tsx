// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { AcceptanceCommandForm } from './form.gen.tsx';

export const AcceptanceCommandCreate = () => (
  <RecordCreate>
    <AcceptanceCommandForm />
  </RecordCreate>
);
