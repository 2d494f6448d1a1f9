// From schemas/resources/command-transports.json by `tuyen generate`. Edit that, or own this as custom/command-transports/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CommandTransportForm } from './form.gen.tsx';

export const CommandTransportCreate = () => (
  <RecordCreate>
    <CommandTransportForm />
  </RecordCreate>
);
