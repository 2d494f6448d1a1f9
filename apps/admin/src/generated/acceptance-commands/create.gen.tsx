// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that, or own this as custom/acceptance-commands/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { AcceptanceCommandForm } from './form.gen.tsx';

export const AcceptanceCommandCreate = () => (
  <RecordCreate>
    <AcceptanceCommandForm />
  </RecordCreate>
);
