// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CommandTransportForm } from './form.gen.tsx';

export const CommandTransportCreate = () => (
  <RecordCreate>
    <CommandTransportForm />
  </RecordCreate>
);
