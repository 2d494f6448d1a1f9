// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CommandTicketForm } from './form.gen.tsx';

export const CommandTicketEdit = () => (
  <RecordEdit>
    <CommandTicketForm />
  </RecordEdit>
);
