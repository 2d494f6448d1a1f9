// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that, or own this as custom/ticket-counters/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { TicketCounterForm } from './form.gen.tsx';

export const TicketCounterCreate = () => (
  <RecordCreate>
    <TicketCounterForm />
  </RecordCreate>
);
