// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CommandTicketForm } from './form.gen.tsx';

export const CommandTicketCreate = () => (
  <RecordCreate>
    <CommandTicketForm />
  </RecordCreate>
);
