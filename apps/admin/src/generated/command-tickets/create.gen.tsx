// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that, or own this as custom/command-tickets/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CommandTicketForm } from './form.gen.tsx';

export const CommandTicketCreate = () => (
  <RecordCreate>
    <CommandTicketForm />
  </RecordCreate>
);
