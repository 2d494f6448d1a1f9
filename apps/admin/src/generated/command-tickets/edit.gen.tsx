// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that, or own this as custom/command-tickets/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CommandTicketForm } from './form.gen.tsx';

export const CommandTicketEdit = () => (
  <RecordEdit>
    <CommandTicketForm />
  </RecordEdit>
);
