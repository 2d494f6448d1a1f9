// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CommandTransportForm } from './form.gen.tsx';

export const CommandTransportEdit = () => (
  <RecordEdit>
    <CommandTransportForm />
  </RecordEdit>
);
