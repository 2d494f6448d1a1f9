// From schemas/resources/command-transports.json by `tuyen generate`. Edit that, or own this as custom/command-transports/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CommandTransportForm } from './form.gen.tsx';

export const CommandTransportEdit = () => (
  <RecordEdit>
    <CommandTransportForm />
  </RecordEdit>
);
